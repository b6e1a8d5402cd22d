/** Search of shops and facilities: what is found, and in which order; worked out from the content without the server's search. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceM } from '../../contract/geo.ts';
import type { Input } from '../../contract/index.ts';
import { equipmentKinds, institutionKinds, shopIcons } from '../../contract/institutionKinds.ts';
import { isOpenAt } from '../../server/institutions/hours.ts';
import { pageInIndex } from '../../server/institutions/searchIndex.ts';
import { termsOf } from '../../server/keyword.ts';
import { seeded } from '../contract/seeded.ts';
import { content } from './expected.ts';
import { friday, hasAll, idsOf, idsWhere, type Shop, shops, sorted } from './institutionsExpected.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

let now = new Date(friday);

onEngineInTurn((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
  });
  afterAll(() => portal.close());

  const ask = async (input: Input<'GET /institutions'>) => {
    const { status, body } = await portal.call('GET /institutions', input);
    expect(status, JSON.stringify(input)).toBe(200);
    return body;
  };
  /** Every id of every page, each page as long as it should be. */
  const allIds = async (input: Input<'GET /institutions'>) => {
    const first = await ask({ limit_num: 100, ...input });
    const ids = idsOf(first.institutions);
    for (let page = 2; ids.length < first.total; page += 1) {
      const next = idsOf((await ask({ limit_num: 100, ...input, page_num: page })).institutions);
      expect(next.length).toBeGreaterThan(0);
      ids.push(...next);
    }
    expect(new Set(ids).size).toBe(first.total);
    return ids;
  };

  describe('conditions', () => {
    it('none: all of them, once each, page by page, the kinds and towns mixed', async () => {
      expect(sorted(await allIds({}))).toEqual(idsWhere(() => true));
      const { institutions } = await ask({});
      expect(new Set(institutions.map(({ municipality }) => municipality.code)).size).toBeGreaterThan(15);
      expect(new Set(institutions.map(({ kind }) => kind)).size).toBe(3);
    });

    it.each<[string, Input<'GET /institutions'>, (shop: Shop) => boolean]>([
      ['a kind', { category: 'sponsor' }, ({ kind }) => kind === 'sponsor'],
      ['a municipality by its slug', { municipalities: ['taito'] }, ({ town }) => town.slug === 'taito'],
      ['by its code', { municipalities: ['13106'] }, ({ town }) => town.code === 13_106],
      ['two of them', { municipalities: ['taito', 'hachijo'] }, ({ town }) => /taito|hachijo/.test(town.slug)],
      ['an icon', { icons: ['salt'] }, ({ icons }) => hasAll(icons, ['salt'])],
      ['two icons, both', { icons: ['salt', 'vegetables'] }, ({ icons }) => hasAll(icons, ['salt', 'vegetables'])],
      ['equipment', { equipment: ['leg_press'] }, ({ equipment }) => hasAll(equipment, ['leg_press'])],
      [
        'two pieces, both',
        { equipment: ['leg_press', 'sit_up_bench'] },
        ({ equipment }) => hasAll(equipment, ['leg_press', 'sit_up_bench']),
      ],
      ['what no place has', { icons: ['salt'], equipment: ['leg_press'] }, () => false],
      ['what no kind has', { category: 'sponsor', icons: ['salt'] }, () => false],
    ])('%s', async (_, input, isMatch) => {
      expect(sorted(await allIds(input))).toEqual(idsWhere(isMatch));
    });

    it('every mixture', async () => {
      const random = seeded(20_261_126);
      const some = <T>(likelihood: number, values: readonly T[]) => values.filter(() => random() < likelihood);
      for (let turn = 0; turn < 40; turn += 1) {
        const [category] = random() < 0.5 ? some(0.4, institutionKinds) : [];
        const towns = random() < 0.5 ? some(0.3, content.municipalities).map(({ slug }) => slug) : [];
        const [icons, equipment] = random() < 0.5 ? [some(0.3, shopIcons), []] : [[], some(0.1, equipmentKinds)];
        const isAsked = random() < 0.3;
        const input = {
          category,
          municipalities: towns,
          icons,
          equipment,
          open_now: isAsked ? ('1' as const) : undefined,
        };
        const expected = idsWhere(
          (shop) =>
            (!category || shop.kind === category) &&
            (!towns.length || towns.includes(shop.town.slug)) &&
            hasAll(shop.icons, icons) &&
            hasAll(shop.equipment, equipment) &&
            (!isAsked || isOpenAt(shop.hours, now)),
        );
        expect(sorted(await allIds(input)), JSON.stringify(input)).toEqual(expected);
      }
    });

    it('ids: these alone in their order, unknown ones left out, with the other conditions', async () => {
      const ids = [30_002, 20_001, 10_003, 999_999, 10_001, 20_001];
      expect(idsOf((await ask({ ids })).institutions)).toEqual([30_002, 20_001, 10_003, 10_001]);
      expect(idsOf((await ask({ ids, limit_num: 3, page_num: 2 })).institutions)).toEqual([10_001]);
      expect(idsOf((await ask({ ids, category: 'cooperation' })).institutions)).toEqual([10_003, 10_001]);
      expect(await ask({ ids: [999_999] })).toMatchObject({ total: 0, institutions: [] });
    });
  });

  describe('keyword', () => {
    const [shop] = shops.filter(({ name }) => name.ja.startsWith('カフェ 一万歩'));
    it.each([
      ['its name', 'カフェ 一万歩'],
      ['in half-width katakana', 'ｶﾌｪ 一万歩'],
      ['in hiragana', 'いちまんぽ'],
      ['in romaji', 'ichimanpo'],
      ['in English', 'Ten Thousand Steps'],
      ['in capitals', 'TEN THOUSAND'],
      ['a part of it', '万歩'],
    ])('finds a shop by %s', async (_, keyword) => {
      expect(idsOf((await ask({ keyword, limit_num: 100 })).institutions)).toContain(shop!.id);
    });

    it('finds those of a town, by each of its names', async () => {
      const inTaito = idsWhere(({ town }) => town.slug === 'taito');
      for (const keyword of ['台東区', '台東', 'たいとうく', 'Taito'])
        expect(hasAll((await allIds({ keyword })).map(String), inTaito.map(String)), keyword).toBe(true);
    });

    it('finds equipment by what it is called', async () => {
      for (const keyword of ['平均台', 'へいきんだい', 'balance beam'])
        expect(sorted(await allIds({ keyword })), keyword).toEqual(
          idsWhere(({ equipment }) => hasAll(equipment, ['balance_beam'])),
        );
    });

    it.each<[string, (shop: Shop) => boolean]>([
      ['栄養バランス', ({ icons }) => hasAll(icons, ['balance'])],
      ['野菜たっぷり', ({ icons }) => hasAll(icons, ['vegetables'])],
      ['plenty of vegetables', ({ icons }) => hasAll(icons, ['vegetables'])],
      ['減塩', ({ icons }) => hasAll(icons, ['salt'])],
      ['減塩の調味料', ({ saltItems }) => hasAll(saltItems, ['seasoning'])],
      ['漬物なし', ({ saltItems }) => hasAll(saltItems, ['no_pickles'])],
      ['without pickles', ({ saltItems }) => hasAll(saltItems, ['no_pickles'])],
    ])('%s: all shops that show it', async (keyword, has) => {
      const wanted = idsWhere(has);
      expect(wanted.length).toBeGreaterThan(3);
      const found = await allIds({ keyword });
      expect(found).toEqual(expect.arrayContaining(wanted));
      // Some say the same in their own words.
      expect(wanted.length).toBeGreaterThan(found.length * 0.8);
    });

    it('does not find shops by an icon that says nothing', async () => {
      expect((await ask({ keyword: 'そのほか' })).total).toBeLessThan(
        idsWhere(({ icons }) => hasAll(icons, ['other'])).length,
      );
    });

    it('does not find every sample by the words that say so', async () => {
      for (const keyword of ['見本', '本', 'みほん', 'sample'])
        expect((await ask({ keyword })).total, keyword).toBeLessThan(shops.length / 10);
    });

    it('names come first', async () => {
      const { institutions, total } = await ask({ keyword: 'そば', limit_num: 100 });
      const isNamed = institutions.map(({ name, kana }) => /そば/.test(name + kana));
      expect(total).toBeGreaterThan(isNamed.filter(Boolean).length);
      expect(isNamed).toEqual([...isNamed].sort((a, b) => Number(b) - Number(a)));
    });

    it('all words must match, and nothing is found by words that nobody wrote', async () => {
      const both = await allIds({ keyword: 'そば 台東区' });
      expect(both.every((id) => shops.find((one) => one.id === id)!.town.slug === 'taito')).toBe(true);
      expect(await ask({ keyword: '存在しないお店' })).toMatchObject({ total: 0, institutions: [] });
    });

    it.each([
      `'; drop table institutions; --`,
      '%',
      '_',
      '\\',
      "'!!':*",
      '<script>',
      '(',
      '&|!',
      '\u0000',
      '👩‍👩‍👧',
      '   ',
    ])('takes %j as text', async (keyword) => {
      const { status } = await portal.call('GET /institutions', { keyword });
      expect([200, 422]).toContain(status);
      expect((await ask({})).total).toBe(shops.length);
    });
  });

  describe('open now', () => {
    it.each([
      friday,
      '2026-11-18T18:30:00+09:00',
      '2026-11-21T01:45:00+09:00',
      '2026-11-23T12:00:00+09:00',
      '2026-11-22T08:20:00+09:00',
      '2026-12-31T12:00:00+09:00',
      '2027-01-01T00:30:00+09:00',
      '2026-08-14T12:00:00+09:00',
      '2026-05-05T17:00:00+09:00',
      '2026-11-24T20:59:00+09:00',
      '2026-11-24T21:00:00+09:00',
    ])('at %s', async (moment) => {
      now = new Date(moment);
      try {
        const expected = idsWhere(({ hours }) => isOpenAt(hours, now));
        expect(expected.length).toBeGreaterThan(50);
        expect(sorted(await allIds({ open_now: '1' }))).toEqual(expected);
      } finally {
        now = new Date(friday);
      }
    });

    it('irregular holidays are told, since nobody can count them in', async () => {
      const isIrregular = ({ hours }: Shop) => hours.kind === 'weekly' && hours.closed?.irregular === true;
      const told = idsWhere(isIrregular);
      expect(told.length).toBeGreaterThan(10);
      const { institutions } = await ask({
        ids: [...told.slice(0, 5), ...idsWhere((shop) => !isIrregular(shop)).slice(0, 5)],
      });
      expect(sorted(idsOf(institutions.filter(({ hours }) => hours.is_irregular)))).toEqual(told.slice(0, 5));
      expect(institutions).toHaveLength(10);
    });

    it('the days that a page shows are those of that moment', async () => {
      now = new Date('2026-12-31T23:59:00+09:00');
      try {
        const [one] = (await ask({ category: 'cooperation' })).institutions;
        expect(one!.hours.days.map(({ date }) => date)).toEqual([
          ...['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
          ...['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'],
        ]);
      } finally {
        now = new Date(friday);
      }
    });
  });

  describe('near a place', () => {
    const ueno = { lat: 35.7141, lng: 139.7774 };

    it('nearest first, with the distance, page by page', async () => {
      const expected = shops
        .map((shop) => ({ id: shop.id, metres: distanceM(ueno, shop) }))
        .sort((a, b) => a.metres - b.metres);
      const first = await ask({ ...ueno, limit_num: 10 });
      const second = await ask({ ...ueno, limit_num: 10, page_num: 2 });
      expect([...idsOf(first.institutions), ...idsOf(second.institutions)]).toEqual(idsOf(expected.slice(0, 20)));
      expect(first.total).toBe(shops.length);
      expect(first.institutions[0]!.distance_from_here_m).toBe(Math.round(expected[0]!.metres));
      expect(sorted(await allIds(ueno))).toEqual(idsWhere(() => true));
    });

    it('among those that match', async () => {
      const { institutions } = await ask({
        ...ueno,
        category: 'playground',
        equipment: ['walking_rail'],
        limit_num: 5,
      });
      const expected = shops
        .filter(({ equipment }) => hasAll(equipment, ['walking_rail']))
        .sort((a, b) => distanceM(ueno, a) - distanceM(ueno, b));
      expect(idsOf(institutions)).toEqual(idsOf(expected.slice(0, 5)));
    });

    it('in the order of recommendation where that is asked for', async () => {
      const { institutions } = await ask({ ...ueno, sort: 'recommended' });
      expect(idsOf(institutions)).toEqual(idsOf((await ask({})).institutions));
      expect(institutions[0]!.distance_from_here_m).toBeGreaterThan(0);
    });
  });

  it('every way to a page finds the same rows', async () => {
    const { db } = portal.context;
    const small = { window: 40, termsWindow: 15, sortedAtOnce: 10 };
    const none = { kind: null, municipalityCodes: [], icons: [], equipment: [], openAt: null, ids: [], words: [] };
    const from = { lat: 35.7, lng: 139.6 };
    const words = (keyword: string) => termsOf(keyword, portal.context.references.synonyms);
    const asked = [
      none,
      { ...none, kind: 'cooperation' as const, openAt: now },
      { ...none, municipalityCodes: [13_401, 13_421] },
      ...['野菜', 'そば', 'ベンチ', 'park', '世田谷区 弁当'].map((keyword) => ({ ...none, words: words(keyword) })),
      { ...none, kind: 'sponsor' as const, words: words('くつ') },
    ];
    for (const conditions of asked)
      for (const order of [{ by: 'recommended' as const }, { by: 'near' as const, from }]) {
        const whole = await pageInIndex(conditions, { order, skip: 0, take: 1000 }, db);
        expect(whole.ids).toHaveLength(whole.total);
        for (let skip = 0; skip < whole.total; skip += 7)
          expect(await pageInIndex(conditions, { order, skip, take: 7 }, db, small)).toEqual({
            total: whole.total,
            ids: whole.ids.slice(skip, skip + 7),
          });
      }
  });
});
