/** Suggestions while somebody types, on the real content. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../app/screens/CourseSearch/en.json' with { type: 'json' };
import ja from '../../app/screens/CourseSearch/ja.json' with { type: 'json' };
import { courseCategories } from '../../contract/bands.ts';
import { endpoints } from '../../contract/index.ts';
import { content } from './expected.ts';
import { openPortal, type Portal, send, serverOf } from './support.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite');
});
afterAll(() => portal.close());

const suggest = async (keyword: string, lang: 'ja' | 'en' = 'ja') =>
  (await portal.call('GET /suggest', { keyword, lang })).body.suggestions;
const names = async (keyword: string, lang: 'ja' | 'en' = 'ja') =>
  (await suggest(keyword, lang)).map(({ name }) => name);

describe('the order', () => {
  it('whole names before beginnings, beginnings before parts', async () => {
    const found = await names('王子');
    expect(found[0]).toBe('王子駅');
    expect(found).toContain('八王子駅');
    const isBeginning = found.map((name) => name.startsWith('王子'));
    expect(isBeginning).toEqual([...isBeginning].sort((a, b) => Number(b) - Number(a)));
  });

  it('a station before a place of its name, and a town before a course', async () => {
    const kinds = (await suggest('上野')).map(({ kind }) => kind);
    expect(kinds[0]).toBe('station');
    const [town] = await suggest('台東区');
    expect(town).toMatchObject({ kind: 'municipality', name: '台東区' });
  });
});

it('at most eight, and at most four of one kind', async () => {
  for (const keyword of ['川', '東', '公園', 'a', '新', 'い']) {
    const found = await suggest(keyword);
    expect(found.length).toBeLessThanOrEqual(8);
    const kinds = Map.groupBy(found, ({ kind }) => kind);
    for (const each of kinds.values()) expect(each.length).toBeLessThanOrEqual(4);
  }
  expect((await suggest('東')).length).toBe(8);
});

it.each([
  ['うえの', 'ja', '上野駅'],
  ['ウエノ', 'ja', '上野駅'],
  ['ueno', 'ja', '上野駅'],
  ['ｕｅｎｏ', 'ja', '上野駅'],
  ['Ueno', 'en', 'Ueno Station'],
  ['上野', 'en', 'Ueno Station'],
  ['千駄が谷', 'ja', '千駄ケ谷駅'],
  ['お花見', 'ja', null],
  ['ないことば', 'ja', null],
  ['   ', 'ja', null],
  ['。、', 'ja', null],
] as const)('%s (%s) begins with %s', async (keyword, lang, first) => {
  const found = await names(keyword, lang);
  expect(found[0] ?? null).toBe(first);
});

it('each leads to a search or to a course', async () => {
  for (const keyword of ['上野', '川', 'い', '皇居']) {
    for (const { kind, conditions, course_id } of await suggest(keyword)) {
      expect(course_id !== null, kind).toBe(kind === 'course');
      expect(conditions.length > 0, kind).toBe(kind !== 'course');
    }
  }
  const [place] = await suggest('二重橋');
  expect(place!.name).toContain('二重橋');
  const inEnglish = (await suggest('Nijubashi', 'en')).find(({ kind }) => kind === 'place')!;
  // A place is searched for by the name that its reader sees.
  expect(inEnglish.conditions).toEqual([{ field: 'keyword', value: inEnglish.name }]);
});

describe('bus stops and ports', () => {
  it('where a walk begins or ends are suggested as stops, and lead to that walk first', async () => {
    const ends = content.courses.flatMap(({ id, start, goal }) =>
      [start, goal].flatMap((stop) => (stop.kind === 'station' ? [] : [{ id, name: stop.name }])),
    );
    expect(new Set(ends.map(({ id }) => id)).size).toBeGreaterThan(10);
    for (const { id, name } of ends)
      for (const lang of ['ja', 'en'] as const) {
        const stop = (await suggest(name[lang], lang)).find((each) => each.kind === 'stop' && each.name === name[lang]);
        expect(stop, name[lang]).toBeDefined();
        const keyword = stop!.conditions.find(({ field }) => field === 'keyword')!.value;
        const found = (await portal.call('GET /search', { keyword })).body.courses.map((course) => course.id);
        const here = ends.filter((each) => each.name[lang] === name[lang]).map((each) => each.id);
        expect(here, name[lang]).toContain(found[0]);
        expect(found, name[lang]).toContain(id);
      }
  });

  it('those on the way too, if no place has the name', async () => {
    const [stop] = await suggest('御神火温泉');
    expect(stop).toMatchObject({ kind: 'stop', conditions: [{ field: 'keyword', value: '御神火温泉' }] });
    const { courses, near } = (await portal.call('GET /search', { keyword: '御神火温泉バス停' })).body;
    expect([courses.length > 0, near]).toEqual([true, null]);
    // The map data have no English name: nothing is made up.
    expect((await suggest('御神火温泉', 'en')).filter(({ kind }) => kind === 'stop')).toEqual([]);
  });

  it('a station is suggested as a station only', async () => {
    const names = new Set(content.stations.map(({ name }) => `${name.ja}駅`));
    for (const { start } of content.courses)
      if (start.kind === 'station')
        for (const { kind, name } of await suggest(start.station)) if (names.has(name)) expect(kind).toBe('station');
  });
});

it('takes no longer word than a search does', async () => {
  const { keyword } = endpoints['GET /suggest'].input.shape;
  expect(keyword.safeParse('あ'.repeat(50)).success).toBe(true);
  expect(keyword.safeParse('あ'.repeat(1000)).success).toBe(false);
});

it('asks the database for nothing: how fast it answers is a figure of `npm run bench`', async () => {
  const db = new Proxy(portal.context.db, {
    get: (_, name) => {
      throw new Error(`The database was asked: ${String(name)}`);
    },
  });
  const app = serverOf({ ...portal.context, db });
  const { status, body } = await send(app, 'GET /suggest', { keyword: '上野', lang: 'ja' });
  expect([status, body.suggestions]).toEqual([200, await suggest('上野')]);
  // What does ask it is not answered.
  expect((await send(app, 'GET /search', { keyword: '上野' })).status).toBe(500);
});

it('calls categories what the form of conditions calls them', async () => {
  for (const category of courseCategories)
    for (const [lang, words] of [
      ['ja', ja],
      ['en', en],
    ] as const) {
      const name = words[`category_${category}`];
      const found = (await suggest(name.slice(0, 20), lang)).filter(({ kind }) => kind === 'category');
      expect(found.map((suggestion) => suggestion.name)).toContain(name);
    }
});
