/** One way to name a place and to write a word, so that a walker who looks for it finds it. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../server/content/readContent.ts';

const content = readContent();
const points = content.courses.flatMap(({ id, points }) => points.map(({ name, role }) => ({ id, name, role })));
const streets = [...content.streets].map(([ja, en]) => ({ ja, en }));

/** Every text that is written in both languages, with where it stands. */
function wordsIn(value: unknown, where: string): { where: string; ja: string; en: string }[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => wordsIn(each, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('ja' in value && 'en' in value && typeof value.ja === 'string' && typeof value.en === 'string')
    return [{ where, ja: value.ja, en: value.en }];
  return Object.entries(value).flatMap(([key, each]) => wordsIn(each, `${where}.${key}`));
}
const { courses, parks, notices, events, articles, links, banners, cooperation, sponsor, playground, equipment } =
  content;
const words = [
  ...courses.flatMap((course) => wordsIn(course, String(course.id))),
  ...wordsIn(
    { parks, notices, events, articles, links, banners, cooperation, sponsor, playground, equipment },
    'content',
  ),
];
const withFault = (lang: 'ja' | 'en', fault: RegExp) =>
  words.filter((each) => fault.test(each[lang])).map((each) => `${each.where}: ${each[lang].slice(0, 160)}`);

/** Of the same Japanese name, and different places: each has its own addition in English. */
const namesakes = ['桜橋', '諏訪神社', '多摩川の土手', '隅田公園'];

/** Districts and crossings that are called after a bridge. */
const districts = ['大橋', '奈良橋', '霜降橋', '第一京浜 東新橋'];

describe('English names', () => {
  it('a place has one', () => {
    const names = new Map<string, Set<string>>();
    for (const { ja, en } of [...points.map(({ name }) => name), ...parks.map(({ name }) => name), ...streets])
      names.set(ja, (names.get(ja) ?? new Set()).add(en));
    const several = [...names].filter(([ja, each]) => each.size > 1 && !namesakes.includes(ja));
    expect(several.map(([ja, each]) => `${ja}: ${[...each].join(' / ')}`)).toEqual([]);
    // A name on the list of exceptions that is none any more is taken off it.
    expect(namesakes.filter((ja) => (names.get(ja)?.size ?? 0) < 2)).toEqual([]);
  });

  it('stations are called as in the list of stations', () => {
    const listed = new Map(content.stations.map(({ name }) => [`${name.ja}駅`, `${name.en} Station`]));
    const wrong = points.filter(({ name }) => listed.has(name.ja) && listed.get(name.ja) !== name.en);
    expect(wrong.map(({ id, name }) => `${id} ${name.en}, in the list ${listed.get(name.ja)}`)).toEqual([]);
  });

  it('temples are "Sensoji Temple": the whole name without hyphen, then what it is', () => {
    const wrong = points.filter(
      ({ name }) => /[寺院]$/.test(name.ja) && !/^[A-Z][^-]*(?<!-(?:ji|in)) Temple(?: Row)?$/.test(name.en),
    );
    expect(wrong.map(({ id, name }) => `${id} ${name.ja} ${name.en}`)).toEqual([]);
  });

  it('shrines and bridges say what they are', () => {
    const wrong = points.filter(
      ({ name: { ja, en } }) =>
        (/(?:神社|天満宮|八幡宮|稲荷)$/.test(ja) && !/Shrine/.test(en)) ||
        (/[^ー]橋$/.test(ja) && !/bridge|viaduct/i.test(en) && !districts.includes(ja)),
    );
    expect(wrong.map(({ id, name }) => `${id} ${name.ja} ${name.en}`)).toEqual([]);
  });
});

describe('spelling', () => {
  it.each([
    [
      'British',
      /\b(?:colors?|colorful|(?<!-)center|favorite|neighbor(?:hood)?s?|gray|travelers?|kilometers?|theater|harbor|sidewalk|crosswalk|railroad|honor(?:s|ed)?|organized?|recognized?|story houses)\b/,
    ],
    ['one apostrophe, ’', /'/],
    ['one dash between words, none for an aside', /\s[–—-]\s/],
  ])('English: %s', (_, fault) => {
    expect(withFault('en', fault)).toEqual([]);
  });

  it.each([
    ['渡る', /(?<![見にか])わた(?:る|り|って|れば|ります)/],
    ['けやき、いちょう、もみじ、つつじ', /ケヤキ|イチョウ|モミジ|ツツジ/],
    ['もどる', /戻/],
    ['に沿って、川沿い', /(?<=に)そって|(?<=[川路河堀海道水岸池線])ぞい/],
    ['ならぶ', /並(?:ぶ|び|ん)/],
    ['続く', /つづ[くきいけ]/],
    ['眺め', /ながめ/],
    ['おほり', /お[堀濠]/],
  ])('Japanese: %s', (_, fault) => {
    expect(withFault('ja', fault)).toEqual([]);
  });

  it('見どころ, コース and 道順 have no second word', () => {
    expect(withFault('ja', /みどころ|見所|ルート(?!ビア)|行き方|道筋/)).toEqual([]);
  });
});
