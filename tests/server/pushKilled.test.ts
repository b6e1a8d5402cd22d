/** Processes that are killed while they send, and several that send at once: no device is sent a message twice. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { pushMessages, pushQueue, pushSubscriptions } from '../../server/push/push.table.ts';
import { kill, killRunning, startNode } from './processes.ts';
import { newKeys, type PushService, startPushService } from './pushSupport.ts';
import { type FreshDatabase, freshDatabase, onEngineInTurn } from './support.ts';

const script = new URL('./children/pushes.ts', import.meta.url).pathname;
const noon = new Date('2026-11-20T12:00:00+09:00');
const later = new Date('2026-11-20T12:10:00+09:00');
const devices = 600;
/** Those that may be on their way when a process ends; see `atOnce` in server/push/send.ts. */
const atOnce = 100;

onEngineInTurn((engine) => {
  let fresh: FreshDatabase;
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterEach(async () => {
    await killRunning();
    await fresh.remove();
    service.deliveries.length = 0;
  });
  afterAll(() => service.close());

  const open = async <T>(task: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> => {
    const database = await openDatabase(fresh.options);
    return task(database.db).finally(() => database.close());
  };
  async function prepare(): Promise<void> {
    fresh = await freshDatabase(engine);
    const keys = newKeys();
    const common = { p256dh: keys.publicKey, auth: keys.authToken, language: 'ja' as const, kinds: ['heat' as const] };
    await open(async (db) => {
      await db.insert(pushSubscriptions).values(
        Array.from({ length: devices }, (_, at) => ({
          ...{ ...common, endpoint: service.device(String(at), keys).endpoint, createdAt: noon, lastUsedAt: noon },
        })),
      );
      await db.insert(pushMessages).values({
        ...{ key: 'test', kind: 'heat', isUrgent: true, path: '/', tag: 'heat' },
        ...{ title: { ja: '暑', en: 'Hot' }, body: { ja: '暑', en: 'Hot' } },
        ...{ createdAt: noon, sendAt: noon, uselessAt: new Date('2026-11-21T12:00:00+09:00') },
      });
    });
  }
  const child = (now: Date) => startNode([script, fresh.options.url ?? '', fresh.options.directory, now.toISOString()]);
  const asked = () => service.deliveries.map(({ device }) => device);
  const twice = () => asked().length - new Set(asked()).size;

  it('one that is killed in the middle: another sends the rest', { timeout: 240_000 }, async () => {
    await prepare();
    const middle = Promise.withResolvers<void>();
    service.reply = async () => {
      if (asked().length === 250) middle.resolve();
      // Answers that never come back: the process is killed while they are awaited.
      if (asked().length >= 250) await stopped.promise;
      return { status: 201 };
    };
    const stopped = Promise.withResolvers<void>();
    const first = child(noon);
    await middle.promise;
    await kill(first);
    stopped.resolve();
    service.reply = () => ({ status: 201 });
    await child(later).line((line) => line === 'done');
    expect(twice()).toBe(0);
    expect(asked().length).toBeGreaterThanOrEqual(devices - atOnce);
    const [message, left] = await open(async (db) => [
      (await db.select().from(pushMessages))[0]!,
      await db.select({ count: sql<number>`count(*)::int` }).from(pushQueue),
    ]);
    expect(message.closedAt).toEqual(later);
    expect(message.sent + message.unknown).toBe(devices);
    expect(message.unknown).toBeLessThanOrEqual(atOnce);
    expect(left).toEqual([{ count: 0 }]);
  });

  it.runIf(engine === 'postgresql')('several at once share the work', { timeout: 240_000 }, async () => {
    await prepare();
    service.reply = () => ({ status: 201 });
    const children = [child(noon), child(noon), child(noon)];
    await Promise.all(children.map(({ line }) => line((text) => text === 'done')));
    expect(twice()).toBe(0);
    expect(asked()).toHaveLength(devices);
    expect(await open((db) => db.select().from(pushMessages))).toMatchObject([{ sent: devices, unknown: 0 }]);
  });
}, 1);
