/** Shops and facilities beside courses, and their details. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metresToLine } from '../../contract/geo.ts';
import type { Call, Input } from '../../contract/index.ts';
import { institutionKinds } from '../../contract/institutionKinds.ts';
import { encodePolyline } from '../../contract/polyline.ts';
import { rowsOf } from '../../server/db/database.ts';
import { content } from './expected.ts';
import { idsOf, idsWhere, shops, ways } from './institutionsExpected.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

onEngineInTurn((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  const ask = async (input: Input<'GET /institutions'>) => {
    const { status, body } = await portal.call('GET /institutions', input);
    expect(status, JSON.stringify(input)).toBe(200);
    return body;
  };

  describe('beside a course', () => {
    const besideOf = (id: number, withinM: number) => {
      const { way } = ways.find((course) => course.id === id)!;
      return shops
        .map((shop) => ({ id: shop.id, off: metresToLine(shop, way) }))
        .filter(({ off }) => off <= withinM)
        .sort((a, b) => a.off - b.off || a.id - b.id);
    };

    it.each([
      [101, undefined, 300],
      [107, 50, 50],
      [115, 1000, 1000],
      [412, 5000, 5000],
    ])('course %i within %s m', async (course_id, within_m, metres) => {
      const expected = besideOf(course_id, metres);
      const { total, institutions, course } = await ask({ course_id, within_m, limit_num: 100 });
      expect(total).toBe(expected.length);
      expect(idsOf(institutions)).toEqual(idsOf(expected).slice(0, 100));
      expect(institutions.map(({ beside_course }) => beside_course!.off_m)).toEqual(
        expected.slice(0, 100).map(({ off }) => Math.round(off)),
      );
      expect(course).toMatchObject({ id: course_id });
    });

    it('every course finds what lies beside it', async () => {
      let found = 0;
      for (const { id } of ways) {
        const expected = besideOf(id, 300);
        const { total } = await ask({ course_id: id, limit_num: 1 });
        expect(total, String(id)).toBe(expected.length);
        found += total;
      }
      expect(found).toBeGreaterThan(shops.length);
    });

    it('in the order of the walk', async () => {
      const { institutions } = await ask({ course_id: 115, sort: 'walk', limit_num: 100 });
      const along = institutions.map(({ beside_course }) => beside_course!.at_m);
      expect(along.length).toBeGreaterThan(3);
      expect(along).toEqual([...along].sort((a, b) => a - b));
      expect(along.at(-1)!).toBeLessThanOrEqual(ways.find(({ id }) => id === 115)!.distance + 50);
    });

    it('nearest to a place, where one is given', async () => {
      const here = { lat: 35.7141, lng: 139.7774 };
      const { institutions } = await ask({ course_id: 115, within_m: 1000, ...here });
      const away = institutions.map(({ distance_from_here_m }) => distance_from_here_m!);
      expect(away).toEqual([...away].sort((a, b) => a - b));
      expect(institutions.every(({ beside_course }) => beside_course)).toBe(true);
    });

    it('with the other conditions', async () => {
      const { institutions } = await ask({ course_id: 115, within_m: 1000, category: 'sponsor', limit_num: 100 });
      const sponsors = idsWhere(({ kind }) => kind === 'sponsor');
      expect(idsOf(institutions)).toEqual(idsOf(besideOf(115, 1000).filter(({ id }) => sponsors.includes(id))));
      expect(institutions.length).toBeGreaterThan(0);
    });
  });

  describe('details', () => {
    const detailCalls = {
      cooperation: 'GET /cooperation_detail',
      sponsor: 'GET /sponsor_detail',
      playground: 'GET /playground_detail',
    } as const satisfies Record<string, Call>;

    it.each(institutionKinds)('%s: all that is known, in each language', async (kind) => {
      const own = shops.find((shop) => shop.kind === kind && shop.website) ?? shops.find((shop) => shop.kind === kind)!;
      for (const lang of ['ja', 'en'] as const) {
        const { body } = await portal.call(detailCalls[kind], { id: own.id, lang });
        expect(body.institution).toMatchObject({
          ...{ id: own.id, kind, name: own.name[lang], name_ja: own.name.ja, address: own.address[lang] },
          ...{ phone: own.phone ?? null, website: own.website ?? null, efforts: own.efforts?.[lang] ?? null },
          ...{ icons: own.icons, equipment: own.equipment, checked_on: own.checkedOn, is_sample: true },
        });
      }
    });

    it.each(['ja', 'en'] as const)(
      'a sponsor shop says what it offers, for whom and on what conditions (%s)',
      async (lang) => {
        const conditional = content.sponsor.find(({ courtesyConditions }) => courtesyConditions)!;
        const free = content.sponsor.find(({ courtesyConditions }) => !courtesyConditions);
        for (const own of [conditional, ...(free ? [free] : [])]) {
          const { institution } = (await portal.call('GET /sponsor_detail', { id: own.id, lang })).body;
          expect(institution).toMatchObject({
            courtesy: own.courtesy[lang],
            courtesy_for: own.courtesyFor[lang],
            courtesy_conditions: own.courtesyConditions?.[lang] ?? null,
          });
        }
      },
    );

    it('a cooperation shop says how it helps to take less salt', async () => {
      for (const own of content.cooperation.filter(({ icons }) => icons.includes('salt')).slice(0, 5)) {
        const { institution } = (await portal.call('GET /cooperation_detail', { id: own.id })).body;
        expect(institution.salt_items).toEqual(own.saltItems ?? []);
      }
    });

    it('a place with equipment says what each piece trains, and what nobody confirmed', async () => {
      const [own] = content.playground.filter(({ park, shade }) => park && shade === undefined);
      const { institution } = (await portal.call('GET /playground_detail', { id: own!.id })).body;
      expect(institution.pieces.map(({ kind }) => kind)).toEqual(own!.equipment);
      expect(institution.pieces.every(({ name, trains, use }) => name && trains && use)).toBe(true);
      expect(institution).toMatchObject({ toilet: 'unknown', shade: 'unknown', park: { id: own!.park } });
    });

    it('the open courses that pass within 500 m, nearest first, six at most', async () => {
      let courses = 0;
      for (const shop of shops.filter(({ id }) => id % 4 === 0)) {
        const passing = ways
          .map(({ id, way, distance }) => ({ id, distance_m: distance, off_m: Math.round(metresToLine(shop, way)) }))
          .filter(({ off_m }) => off_m <= 500)
          .sort((a, b) => a.off_m - b.off_m || a.id - b.id)
          .slice(0, 6);
        const { institution } = (await portal.call(detailCalls[shop.kind], { id: shop.id })).body;
        const found = institution.courses;
        if (idsOf(passing).length < 6 || found.length === 6)
          expect(
            found.map(({ id, distance_m, off_m }) => ({ id, distance_m, off_m })),
            String(shop.id),
          ).toEqual(passing);
        courses += found.length;
      }
      expect(courses).toBeGreaterThan(60);
    });

    it.each([
      ['GET /cooperation_detail', 20_001],
      ['GET /sponsor_detail', 30_001],
      ['GET /playground_detail', 10_001],
      ['GET /playground_detail', 999_999],
    ] as const)('%s is E404 for %i', async (call, id) => {
      expect(await portal.call(call, { id })).toMatchObject({ status: 404, error: { error_code: 'E404' } });
    });
  });

  it('what is not public is nowhere', async () => {
    const { db } = portal.context;
    const before = (await portal.call('GET /num')).body;
    await db.execute(sql`update institutions set is_public = false where id in (10002, 30002)`);
    try {
      expect((await portal.call('GET /cooperation_detail', { id: 10_002 })).status).toBe(404);
      expect((await ask({ ids: [10_001, 10_002, 30_002] })).total).toBe(1);
      expect((await portal.call('GET /num')).body).toMatchObject({
        cooperation: before.cooperation - 1,
        sponsor: before.sponsor,
        playground: before.playground - 1,
      });
    } finally {
      await db.execute(sql`update institutions set is_public = true`);
    }
  });

  it('what lies beside a way stays right when its line or a shop changes: distance, side, metres from the start', async () => {
    const { db } = portal.context;
    const [moved, other] = idsWhere(({ kind }) => kind === 'sponsor') as [number, number];
    // A way of 1,000 m to the north, and two shops at its side.
    const [lat, lng] = [35.5, 139.5];
    const north = (metres: number) => lat + metres / 111_195;
    const east = (metres: number) => lng + metres / (111_195 * Math.cos((lat * Math.PI) / 180));
    const legs = [
      {
        metres: 400,
        line: encodePolyline([
          [lat, lng],
          [north(400), lng],
        ]),
        up: null,
        stepsM: 0,
        isDrawn: false,
      },
      {
        metres: 600,
        line: encodePolyline([
          [north(400), lng],
          [north(1000), lng],
        ]),
        up: null,
        stepsM: 0,
        isDrawn: false,
      },
    ];
    const line = [
      [lat, lng],
      [north(1000), lng],
    ];
    await db.execute(
      sql`update courses set legs = ${JSON.stringify(legs)}::jsonb, line = ${JSON.stringify(line)}::jsonb where id = 101`,
    );
    await db.execute(sql`update institutions set lat = ${north(700)}, lng = ${east(-40)} where id = ${moved}`);
    await db.execute(sql`update institutions set lat = ${north(200)}, lng = ${east(5)} where id = ${other}`);
    const { institutions } = await ask({ course_id: 101, sort: 'walk' });
    expect(institutions.map(({ id, beside_course }) => ({ id, ...beside_course }))).toEqual([
      { id: other, at_m: expect.closeTo(200, -1), off_m: 5, side: 'on' },
      { id: moved, at_m: expect.closeTo(700, -1), off_m: 40, side: 'left' },
    ]);
    const { body } = await portal.call('GET /sponsor_detail', { id: moved });
    expect(body.institution.courses).toEqual([expect.objectContaining({ id: 101, off_m: 40 })]);
    await db.execute(sql`update courses set status = 'closed' where id = 101`);
    expect((await portal.call('GET /sponsor_detail', { id: moved })).body.institution.courses).toEqual([]);
    expect((await ask({ course_id: 101 })).total).toBe(2);
    await db.execute(sql`update courses set is_public = false where id = 101`);
    expect((await portal.call('GET /institutions', { course_id: 101 })).error!.fields).toEqual([
      { field: 'course_id', kind: 'not_valid' },
    ]);
  });

  it('a change drops the cached pages', async () => {
    const { db } = portal.context;
    const counter = async () => rowsOf<{ counter: string }>(await db.execute(sql`select counter from content_changes`));
    for (const change of [
      sql`update institutions set phone = null where id = 10001`,
      sql`update equipment set kana = kana where id = 1`,
      sql`delete from institutions where id = 10001`,
    ]) {
      const before = await counter();
      await db.execute(change);
      expect(await counter()).not.toEqual(before);
    }
    expect((await ask({ ids: [10_001] })).total).toBe(0);
  });
});
