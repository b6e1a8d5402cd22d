/**
 * Sends what is in the queue. A row is taken, and that is committed, before its message leaves: a process that ends in between leaves
 * it unknown whether the message has come, and it is not sent again. See docs/decisions/0075.
 */
import { createHash } from 'node:crypto';
import type { PushMessage } from '../../contract/pushRules.ts';
import type { JobContext } from '../jobs/job.ts';
import { encrypt } from './encrypt.ts';
import { noteReached } from './push.queries.ts';
import type { Push } from './push.ts';
import { type Answer, post } from './pushService.ts';
import {
  closeEnded,
  closeMessage,
  countOut,
  deleteGone,
  fillQueue,
  giveUpLost,
  type MessageRow,
  nextMessage,
  nextMoments,
  type Settled,
  settleRows,
  type Taken,
  takeRows,
} from './queue.queries.ts';
import { afterQuiet, isQuiet } from './quietHours.ts';

/** At once, to all push services together. */
const atOnce = 100;
/** Rows are asked for when so many can be sent: a slow answer holds up none but itself. */
const fewest = 25;
const minuteMs = 60_000;
/** Longer than any request takes. */
const lostMs = 2 * minuteMs;
const attemptsAtMost = 6;
const firstPauseMs = minuteMs / 2;
const longestPauseMs = 24 * 60 * minuteMs;
/** Of a whole push service. */
const firstRestMs = 5000;
const longestRestMs = 10 * minuteMs;
const monthMs = 30 * 24 * 60 * minuteMs;

/** As the worker gets it. */
const messageFor = (
  { title, body, path, tag }: Pick<MessageRow, 'title' | 'body' | 'path' | 'tag'>,
  lang: 'ja' | 'en',
): PushMessage => ({
  ...{ title: title[lang], body: body[lang], tag, lang },
  url: lang === 'ja' ? path : `${path}?lang=${lang}`,
});

/** Of several that wait for a device at its push service, the last with the same topic is kept. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

interface Done extends Settled {
  /** The device is no more. */
  gone?: { id: number; endpoint: string };
}

/** Leaves a push service alone for a while that grows, or for as long as it asks. */
function rest(push: Push, origin: string, now: Date, askedMs: number | null): void {
  const known = push.pauses.get(origin);
  // Everything that was on its way fails together: that is one reason to wait, and not a hundred.
  const times = (known?.times ?? 0) + (known && known.until > now.getTime() ? 0 : 1);
  const ms = Math.max(askedMs ?? 0, Math.min(firstRestMs * 2 ** Math.min(times - 1, 20), longestRestMs));
  push.pauses.set(origin, { until: now.getTime() + Math.min(ms, longestPauseMs), times });
}

/** Growing: half a minute, two, eight, half an hour, two hours; or what the push service asks for. */
function dueAgain(attempts: number, now: Date, askedMs: number | null): Date {
  const ms = Math.max(firstPauseMs * 4 ** (attempts - 1) * (0.75 + Math.random() / 4), askedMs ?? 0);
  return new Date(now.getTime() + Math.min(ms, longestPauseMs));
}

async function ask(row: Taken, message: MessageRow, { push, now }: JobContext): Promise<Answer | 'not allowed'> {
  // The list may be another one since it was saved.
  if (!push.isAllowed(row.endpoint)) return 'not allowed';
  const moment = now();
  const seconds = Math.floor((message.uselessAt.getTime() - moment.getTime()) / 1000);
  return post(row.endpoint, {
    headers: {
      ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm' },
      ...{ ttl: Math.max(0, seconds), urgency: message.isUrgent ? 'high' : 'normal', topic: topicOf(message.tag) },
      authorization: push.authorization(new URL(row.endpoint).origin, moment),
    },
    body: encrypt(JSON.stringify(messageFor(message, row.language)), row),
  });
}

async function send(row: Taken, message: MessageRow, context: JobContext): Promise<Done> {
  const { push, now } = context;
  const { id, attempts, endpoint } = row;
  const ended = (outcome: 'sent' | 'refused' | 'unknown'): Done => {
    push.onOutcome(outcome);
    return { id, attempts, outcome, dueAt: null };
  };
  const origin = new URL(endpoint).origin;
  const paused = push.pauses.get(origin);
  // It has not been tried.
  if (paused && paused.until > now().getTime())
    return { id, attempts: attempts - 1, outcome: null, dueAt: new Date(paused.until).toISOString() };

  const again = (askedMs: number | null): Done => {
    const dueAt = dueAgain(attempts, now(), askedMs);
    if (attempts >= attemptsAtMost || dueAt >= message.uselessAt) return ended('refused');
    push.onOutcome('again');
    return { id, attempts, outcome: null, dueAt: dueAt.toISOString() };
  };
  const answer = await ask(row, message, context).catch(() => 'not allowed' as const);
  if (answer === 'not allowed') return ended('refused');
  if (answer === 'unreached' || answer === 'unknown') {
    rest(push, origin, now(), null);
    return answer === 'unknown' ? ended('unknown') : again(null);
  }
  const { status, retryAfterMs } = answer;
  if (status === 429 || status === 503) rest(push, origin, now(), retryAfterMs);
  else push.pauses.delete(origin);
  if (status === 429 || status >= 500) return again(retryAfterMs);
  if (status === 404 || status === 410) {
    push.onOutcome('gone');
    return { id, attempts, outcome: 'refused', dueAt: null, gone: { id, endpoint } };
  }
  return ended(status >= 200 && status < 300 ? 'sent' : 'refused');
}

async function write(messageId: number, done: readonly Done[], { db, now }: JobContext): Promise<void> {
  if (!done.length) return;
  const gone = done.flatMap((each) => each.gone ?? []);
  if (gone.length) await deleteGone(db, gone);
  await settleRows(
    db,
    messageId,
    done.map(({ id, outcome, attempts, dueAt }) => ({ id, outcome, attempts, dueAt })),
  );
  const reached = done.filter(({ outcome }) => outcome === 'sent').map(({ id }) => id);
  const moment = now();
  if (reached.length) await noteReached(db, reached, moment, new Date(moment.getTime() - monthMs));
}

/** Messages on their way, and what has become of those that were. */
function createFlow(context: JobContext) {
  const flying = new Set<Promise<void>>();
  let done: { messageId: number; row: Done }[] = [];
  return {
    /** What has landed and is not written down counts as well: a kill costs no more than `atOnce`. */
    free: () => atOnce - flying.size - done.length,
    isEmpty: () => !flying.size,
    start: (rows: readonly Taken[], message: MessageRow) => {
      for (const row of rows) {
        const flight: Promise<void> = send(row, message, context).then((settled) => {
          done.push({ messageId: message.id, row: settled });
          flying.delete(flight);
        });
        flying.add(flight);
      }
    },
    /** Until there is room for more. */
    room: async () => {
      while (flying.size > atOnce - fewest) await Promise.race(flying);
    },
    land: () => Promise.all(flying),
    /** Writes down what has landed. */
    settle: async () => {
      const landed = done;
      done = [];
      for (const messageId of new Set(landed.map((each) => each.messageId))) {
        const rows = landed.filter((each) => each.messageId === messageId);
        await write(
          messageId,
          rows.map(({ row }) => row),
          context,
        ).catch((error: unknown) => {
          // Tried once more when everything has landed: a database that answers late has often done it, and takes it twice.
          done.push(...rows);
          throw error;
        });
      }
    },
  };
}

/** @returns whether there may be more to do at once */
async function sendSome(flow: ReturnType<typeof createFlow>, { db, now }: JobContext): Promise<boolean> {
  const moment = now();
  const next = await nextMessage(db, moment, isQuiet(moment));
  if (!next) {
    if (flow.isEmpty()) return false;
    // What lands may be due again at once.
    await flow.land();
    return true;
  }
  const { message, isCurrent } = next;
  if (!isCurrent || message.uselessAt <= moment) await closeMessage(db, message.id, moment);
  else if (!message.filledAt) await fillQueue(db, message, moment);
  else if (flow.free() > 0) flow.start(await takeRows(db, message.id, flow.free(), moment), message);
  await flow.room();
  return true;
}

/** @returns when there is something to do again; null: nothing is open */
async function nextTime({ db }: JobContext): Promise<Date | null> {
  const times = (await nextMoments(db, lostMs / 1000)).map(({ isUrgent, at }) =>
    (isUrgent ? at : afterQuiet(at)).getTime(),
  );
  return times.length ? new Date(Math.min(...times)) : null;
}

/** @returns when there is something to do again; null: nothing is open */
export async function sendPush(context: JobContext): Promise<Date | null> {
  const { db, now, signal } = context;
  const flow = createFlow(context);
  try {
    while (!signal.aborted && (await sendSome(flow, context))) await flow.settle();
  } finally {
    // Whatever ends this: what has left is written down.
    await flow.land();
    await flow.settle().catch(async (error: unknown) => {
      await flow.settle();
      throw error;
    });
  }
  signal.throwIfAborted();
  await giveUpLost(db, new Date(now().getTime() - lostMs));
  await closeEnded(db, now());
  while (await countOut(db)) signal.throwIfAborted();
  return nextTime(context);
}
