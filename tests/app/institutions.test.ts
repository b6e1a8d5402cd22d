import { describe, expect, test } from 'vitest';
import { lengthWords } from '../../app/courses/words.ts';
import { base as baseEn } from '../../app/i18n/en.ts';
import { createI18n } from '../../app/i18n/i18n.ts';
import { base } from '../../app/i18n/ja.ts';
import { institutionPath, searchPath } from '../../app/institutions/kinds.ts';
import { besideWords } from '../../app/institutions/words.ts';
import {
  active,
  isFromHere,
  readConditions,
  repeatedIn,
  toInput,
  toOtherKind,
  toQuery,
  without,
} from '../../app/screens/InstitutionSearch/conditions.ts';
import equipment from '../../content/equipment.json' with { type: 'json' };
import { equipmentKinds } from '../../contract/institutionKinds.ts';
import { institutionConditions } from '../../contract/institutions.ts';

const texts = (lang: 'ja' | 'en') =>
  Promise.all([import(`../../app/i18n/${lang}/institution.json`), import(`../../app/screens/AreaGuide/${lang}.json`)]);

test.each(['ja', 'en'] as const)('equipment has one name, and trains the same, on every page (%s)', async (lang) => {
  const [names, trains] = await texts(lang);
  for (const kind of equipmentKinds) {
    const written = equipment.find((each) => each.kind === kind)!;
    expect(names.default[`equipment_${kind}`]).toBe(written.name[lang]);
    expect(trains.default[`trains_${kind}`]).toBe(written.trains[lang]);
  }
});

test('each kind has its pages', () => {
  expect(searchPath('playground')).toBe('/area_guide/yugu_search');
  expect(institutionPath({ kind: 'sponsor', id: 7 })).toBe('/area_guide/kyosan/7');
});

test.each([
  [0, '10m'],
  [84, '80m'],
  [994, '990m'],
  [995, '1.0km'],
  [1234, '1.2km'],
])('%i metres are told as %s', (metres, words) => {
  expect(lengthWords(metres, createI18n('ja', base).t)).toBe(words);
});

test.each([
  ['right', '出発から1.2kmの右側、道から80m', '1.2 km from the start, 80\u00a0m to the right'],
  ['left', '出発から1.2kmの左側、道から80m', '1.2 km from the start, 80\u00a0m to the left'],
  ['on', '出発から1.2kmの道沿い', '1.2 km from the start, on the way'],
] as const)('where something lies beside a way is told along it and by its side: %s', (side, inJapanese, inEnglish) => {
  const beside = { at_m: 1234, off_m: 84, side };
  expect(besideWords(beside, createI18n('ja', base).t)).toBe(inJapanese);
  expect(besideWords(beside, createI18n('en', baseEn).t)).toBe(inEnglish);
});

describe('conditions in an address', () => {
  const read = (query: string) => readConditions(new URLSearchParams(query), 'cooperation');

  test('are the words of the API', () => {
    const conditions = read(
      'keyword=%E8%8C%B6&municipalities=taito&municipalities=sumida&icons=salt&open_now=1&page=2',
    );
    const input = toInput('cooperation', conditions);
    expect(institutionConditions.safeParse(input).success).toBe(true);
    expect(input).toMatchObject({
      ...{ category: 'cooperation', municipalities: ['taito', 'sumida'], icons: ['salt'], open_now: '1' },
      page_num: '2',
    });
  });

  test('of another kind mean nothing', () => {
    const query = new URLSearchParams('icons=salt&equipment=arm_wheel');
    expect(readConditions(query, 'sponsor')).toMatchObject({ icons: [], equipment: [] });
    expect(readConditions(query, 'playground')).toMatchObject({ icons: [], equipment: ['arm_wheel'] });
  });

  test('that every kind knows go on to another kind, from its first page', () => {
    const query = 'keyword=a&municipalities=taito&course_id=101&sort=walk&open_now=1&icons=salt&course=b&page=3';
    expect(Object.entries(toOtherKind(read(query))).filter(([, value]) => value?.length)).toEqual([
      ['municipalities', ['taito']],
      ['keyword', 'a'],
      ['open_now', '1'],
      ['course_id', '101'],
      ['sort', 'walk'],
    ]);
  });

  test('keep no order of the walk without its course', () => {
    expect(read('course_id=101&sort=walk').sort).toBe('walk');
    expect(read('sort=walk').sort).toBe('recommended');
  });

  test('come back as they were read; a change leads to the first page', () => {
    const conditions = read('keyword=a&icons=salt&icons=balance&sort=near&page=3');
    const again = (change = {}) =>
      readConditions(
        new URLSearchParams(
          Object.entries(toQuery(conditions, change)).flatMap(([name, value]) =>
            [value ?? []].flat().map((each) => [name, each]),
          ),
        ),
        'cooperation',
      );
    expect(again({ page: '3' })).toEqual(conditions);
    expect(again()).toEqual({ ...conditions, page: '1' });
    expect(again(without(conditions, { name: 'icons', value: 'salt' }))).toMatchObject({ icons: ['balance'] });
    expect(active(conditions).map(({ name, value }) => `${name} ${value}`)).toEqual([
      ...['keyword a', 'icons salt', 'icons balance'],
    ]);
  });

  test('without the course there is no order of the walk, which the API would refuse', () => {
    const conditions = read('course_id=101&sort=walk&keyword=a');
    expect(toQuery(conditions, { page: '2' })).toMatchObject({ course_id: '101', sort: 'walk' });
    const without101 = toQuery(conditions, without(conditions, { name: 'course_id', value: '101' }));
    expect(without101).toMatchObject({ keyword: 'a', course_id: undefined, sort: undefined });
    const withoutKeyword = toQuery(conditions, without(conditions, { name: 'keyword', value: 'a' }));
    expect(withoutKeyword).toMatchObject({ course_id: '101', sort: 'walk' });
  });

  test('that stand twice where one is meant are refused', () => {
    expect(repeatedIn(new URLSearchParams('keyword=a&keyword=b&icons=salt&icons=other'))).toEqual([
      { field: 'keyword', kind: 'bad_input' },
    ]);
  });

  test('near a course the nearest to its way come first, and the visitor’s place is not asked for', () => {
    expect(toInput('cooperation', read('course_id=101'))).toMatchObject({ sort: 'near', within_m: 500 });
    expect(toInput('cooperation', read('course_id=101&sort=walk'))).toMatchObject({ sort: 'walk' });
    expect(isFromHere(read('course_id=101&sort=near'))).toBe(false);
    expect(isFromHere(read('sort=near'))).toBe(true);
  });
});
