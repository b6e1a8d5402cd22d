/** A process that is killed while it publishes: a change is public with its source, its search entry and its steps, or not at all. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { courses } from '../../server/courses/courses.table.ts';
import { pageInIndex } from '../../server/courses/searchIndex.ts';
import { type Db, openDatabase } from '../../server/db/database.ts';
import { termsOf } from '../../server/keyword.ts';
import { publishDue } from '../../server/revisions/publish.ts';
import { findItem } from '../../server/revisions/revisions.queries.ts';
import { revisionSteps, revisions } from '../../server/revisions/revisions.table.ts';
import { isFull } from '../full.ts';
import { kill, killRunning, startNode } from './processes.ts';
import { type FreshDatabase, freshDatabase, onEngineInTurn } from './support.ts';

/** More in a full run; 25 by `KILL_ROUNDS=25`. */
const rounds = Number(process.env.KILL_ROUNDS ?? (isFull ? 4 : 1));
const script = new URL('./children/publications.ts', import.meta.url).pathname;

/** Ids of courses by what the search entry says, not the course itself. */
async function findByName(db: Db, name: string): Promise<number[]> {
  const conditions = {
    ...{ municipalityCodes: [], timeBands: [], stepBands: [], sceneIds: [], stationIds: null },
    ...{ category: null, facilities: [], words: termsOf(name) },
  };
  return (await pageInIndex(conditions, { order: { by: 'recommended' }, skip: 0, take: 100 }, db)).ids;
}

onEngineInTurn((engine) => {
  let fresh: FreshDatabase;
  afterEach(() => killRunning());
  afterAll(() => fresh.remove());

  it(`publishes all or nothing, killed ${rounds} times`, { timeout: 60_000 + rounds * 30_000 }, async () => {
    fresh = await freshDatabase(engine);
    const { url = '', directory } = fresh.options;
    for (let round = 0; round < rounds; round += 1) {
      const child = startNode([script, url, directory, String(round)]);
      // At another moment of the work each time: after the first, second, third … answer, and some milliseconds into the next.
      await child.line((_, count) => count > 1 + (round % 5));
      await kill(child);
      const acknowledged = child.lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4)));
      expect(acknowledged.length).toBeGreaterThan(0);

      const database = await openDatabase(fresh.options);
      const { db } = database;
      try {
        // What was approved for a time, and not published yet, is published by the next process.
        for (const { id } of await db.select().from(revisions).where(eq(revisions.state, 'approved')))
          expect(await publishDue(id, { db, now: () => new Date(Date.now() + 3_600_000) })).toBe(true);
        const rows = await db.select().from(revisions).orderBy(asc(revisions.id));
        const published = rows.filter(({ state }) => state === 'published');
        expect(acknowledged.filter((id) => !published.some((row) => row.id === id))).toEqual([]);
        // Nothing is left between approved and published, or was overtaken.
        expect(rows.filter(({ state }) => !['published', 'waiting'].includes(state))).toEqual([]);
        const last = published.at(-1)!;
        const item = await findItem(db, 'course', 101);
        expect(item).toMatchObject({ revisionId: last.id, source: { name: last.after!.name } });
        const [course] = await db.select({ name: courses.name }).from(courses).where(eq(courses.id, 101));
        expect(course!.name).toEqual(last.after!.name);
        expect(await findByName(db, course!.name.ja)).toContain(101);
        for (const { id, state, version } of rows) {
          const steps = await db.select().from(revisionSteps).where(eq(revisionSteps.revisionId, id));
          expect(steps).toHaveLength(version);
          expect(steps.some(({ toState }) => toState === state)).toBe(true);
        }
      } finally {
        await database.close();
      }
    }
  });
}, 1);
