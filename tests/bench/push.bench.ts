/**
 * Notifications to 100,000 devices: how long the queue takes to fill, and how many messages a second one process sends to a push
 * service on this machine that decrypts each of them. The push service is a process of its own.
 * `node tests/bench/push.bench.ts [DEVICES]` prints the figures, on both engines. PostgreSQL is a throwaway one of the machine's own
 * binaries.
 */
import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import type { JobContext } from '../../server/jobs/job.ts';
import { deriveKeys } from '../../server/keys.ts';
import { pushMessages } from '../../server/push/push.table.ts';
import { createPush, type PushOutcome } from '../../server/push/push.ts';
import { fillQueue } from '../../server/push/queue.queries.ts';
import { sendPush } from '../../server/push/send.ts';
import { removeDirectory, temporaryDirectory } from '../e2e/portal.ts';
import { createCluster, findBinaries } from '../server/cluster.ts';

export const goals = { fillSeconds: 60, perSecond: 500 };

interface Ready {
  origin: string;
  publicKey: string;
  authToken: string;
}
interface Counted {
  /** Requests whose message was decrypted and whose signature was right. */
  right: number;
  twice: number;
}

export interface PushFigures {
  engine: 'PostgreSQL' | 'PGlite';
  devices: number;
  fillSeconds: number;
  sendSeconds: number;
  perSecond: number;
  right: number;
  twice: number;
  outcomes: Partial<Record<PushOutcome, number>>;
}

/** @param place the database: it is filled, and not cleared */
async function benchOn(place: { url: string | undefined; directory: string }, devices: number): Promise<PushFigures> {
  const service = fork(new URL('./pushService.ts', import.meta.url));
  const heard = <T>() => new Promise<T>((resolve) => service.once('message', (message) => resolve(message as T)));
  const { origin, publicKey, authToken } = await heard<Ready>();
  const onFatal = (reason: string) => {
    throw new Error(reason);
  };
  const database = await openDatabase({ ...place, onLog: () => {}, onFatal });
  const { db } = database;
  const now = new Date();
  const message = {
    ...{ key: `bench ${now.getTime()}`, kind: 'heat' as const, isUrgent: true, path: '/', tag: 'heat' },
    ...{ title: { ja: '暑さに注意してください', en: 'Beware of the heat' } },
    ...{ body: { ja: 'とても暑い日です。水分をとりましょう。', en: 'It is very hot. Drink enough.' } },
    ...{ createdAt: now, sendAt: now, uselessAt: new Date(now.getTime() + 12 * 3600 * 1000) },
  };
  // Without the limits of requests: this is preparation.
  await database.setUp(async (unlimited) => {
    await unlimited.execute(sql`delete from push_subscriptions`);
    await unlimited.execute(sql`
      insert into push_subscriptions (endpoint, p256dh, auth, language, regions, kinds, created_at, last_used_at)
      select ${`${origin}/push/`} || n, ${publicKey}, ${authToken}, case when n % 4 = 0 then 'en' else 'ja' end,
        case when n % 3 = 0 then array['taito'] end, array['heat', 'closures', 'notices', 'contest'],
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from generate_series(1, ${devices}::integer) n`);
    await unlimited.execute(sql`analyze push_subscriptions`);
  });
  const [row] = await db.insert(pushMessages).values(message).returning({ id: pushMessages.id });
  const read = () => db.select().from(pushMessages).where(eq(pushMessages.id, row!.id));
  const began = performance.now();
  for (let [next] = await read(); !next!.filledAt; [next] = await read()) await fillQueue(db, next!, now);
  const filled = performance.now();
  const outcomes: Partial<Record<PushOutcome, number>> = {};
  const push = createPush(
    readConfig({ PUSH_LOOPBACK: 'yes' }),
    deriveKeys('a-secret-of-the-bench-and-nothing-else'),
    (outcome) => {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    },
  );
  const context = { db, push, now: () => new Date(), signal: new AbortController().signal } as JobContext;
  // A push service that falls behind is left alone for a while, which is part of the figures.
  for (let next = await sendPush(context); next; next = await sendPush(context))
    await setTimeout(Math.max(0, next.getTime() - Date.now()));
  const sent = performance.now();
  const counted = heard<Counted>();
  service.send('count');
  const { right, twice } = await counted;
  service.kill();
  await database.close();
  return {
    engine: place.url ? 'PostgreSQL' : 'PGlite',
    devices,
    fillSeconds: (filled - began) / 1000,
    sendSeconds: (sent - filled) / 1000,
    perSecond: devices / ((sent - filled) / 1000),
    ...{ right, twice, outcomes },
  };
}

/** On PGlite, and on PostgreSQL where the machine has it. */
export async function benchPush(devices = 100_000): Promise<PushFigures[]> {
  const directory = temporaryDirectory();
  const binaries = findBinaries();
  const cluster = binaries ? await createCluster(binaries) : null;
  try {
    const figures = cluster ? [await benchOn({ url: cluster.url, directory: '' }, devices)] : [];
    return [...figures, await benchOn({ url: undefined, directory }, devices)];
  } finally {
    cluster?.remove();
    removeDirectory(directory);
  }
}

if (import.meta.main) {
  const figures = await benchPush(Number(process.argv[2] ?? 100_000));
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
