/** What SQL finds open is what `isOpenAt` says, for random hours and moments. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../server/db/database.ts';
import { type Hours, hours as hoursSchema, isOpenAt, type Period, weekdays } from '../../server/institutions/hours.ts';
import { institutionIndex, institutions } from '../../server/institutions/institutions.table.ts';
import { isOpenIn, openColumns } from '../../server/institutions/openIndex.ts';
import { seeded } from '../contract/seeded.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const random = seeded(20_261_125);
const below = (number: number) => Math.floor(random() * number);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Up to three periods, some by the minute, the last one of some after midnight. */
function periods(): Period[] {
  const step = oneOf([1, 5, 15, 30, 60]);
  const cuts = new Set(Array.from({ length: 2 * (1 + below(3)) }, () => step * below(Math.floor(1439 / step))));
  const times = [...cuts].sort((a, b) => a - b);
  const pairs = times.flatMap((from, index) =>
    index % 2 || index + 1 >= times.length ? [] : [[from, times[index + 1]!]],
  );
  if (pairs.length && random() < 0.3) pairs.at(-1)![1] = 1440 + step * below(Math.floor(359 / step));
  return (pairs.length ? pairs : [[0, 1440]]).map(([from, to]) => [time(from!), time(to!)]);
}

const monthDay = () => new Date(Date.UTC(2000, 0, 1 + below(366))).toISOString().slice(5, 10);

function hours(): Hours {
  const chance = random();
  if (chance < 0.05) return { kind: 'always' };
  if (chance < 0.1) return { kind: 'unknown' };
  const days = weekdays.filter(() => random() < 0.8);
  const own = days.length ? days : (['mon'] as const);
  const split = below(own.length);
  const closed = {
    ...(random() < 0.4 ? { nth: [{ nth: oneOf([1, 2, 3, 4, 5, 'last'] as const), day: oneOf(own) }] } : {}),
    ...(random() < 0.4
      ? {
          dates: [
            { from: monthDay(), to: monthDay() },
            { from: '12-29', to: '01-03' },
          ],
        }
      : {}),
  };
  return {
    kind: 'weekly',
    week: [
      { days: own.slice(split), periods: periods() },
      ...(split ? [{ days: own.slice(0, split), periods: periods() }] : []),
    ],
    ...(random() < 0.3 ? { holidays: [] } : random() < 0.4 ? { holidays: periods() } : {}),
    ...(random() < 0.7 ? { closed } : {}),
  };
}

/** Any minute, mostly near midnight, at the turn of the year, in Golden Week. */
function moment(): Date {
  const day = oneOf([
    Date.UTC(2026, 0, 1) + below(1100) * 86_400_000,
    Date.UTC(oneOf([2025, 2026, 2027, 2028]), 11, 27) + below(12) * 86_400_000,
    Date.UTC(oneOf([2026, 2027]), 3, 27) + below(14) * 86_400_000,
    Date.UTC(2028, 1, 27) + below(4) * 86_400_000,
  ]);
  const minute = oneOf([below(1440), below(360), 1440 - below(60), 30 * below(48)]);
  return new Date(day + minute * 60_000 - 9 * 3_600_000);
}

onEngineInTurn((engine) => {
  let portal: Portal;
  const rules = Array.from({ length: 700 }, hours);
  const idOf = (index: number) => 1_000_000 + index;

  beforeAll(async () => {
    portal = await openPortal(engine);
    const { db } = portal.context;
    const [like] = await db.select().from(institutions).limit(1);
    await db.insert(institutions).values(rules.map((own, index) => ({ ...like!, id: idOf(index), hours: own })));
    await db.insert(institutionIndex).values(
      rules.map((own, index) => ({
        ...{ id: idOf(index), sortRank: index, kind: 0, municipalityCode: like!.municipalityCode, featureBits: 0 },
        ...openColumns(own),
        ...{ place: '(0,0)', terms: ['^a'] },
      })),
    );
  });
  afterAll(() => portal.close());

  it('makes random hours that content could have', () => {
    for (const own of rules) expect(hoursSchema.safeParse(own).error?.issues, JSON.stringify(own)).toBeUndefined();
  });

  it('finds the same', async () => {
    const { db } = portal.context;
    let open = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const at = moment();
      const expected = rules.flatMap((own, index) => (isOpenAt(own, at) ? [idOf(index)] : []));
      const found = rowsOf<{ id: number }>(
        await db.execute(sql`select id from ${institutionIndex} where ${isOpenIn(at)} and id >= 1000000 order by id`),
      ).map(({ id }) => id);
      expect(found, at.toISOString()).toEqual(expected);
      open += found.length;
    }
    expect(open).toBeGreaterThan(30_000);
  });
});
