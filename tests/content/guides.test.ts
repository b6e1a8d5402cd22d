/** Walking tips and fashion guides: both languages say the same, drawings and parts belong together, nothing is doubtful. */
import { readdirSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { drawingSize, type GuideRow, guideSeries, readingMinutes } from '../../app/guides/guide.ts';
import { markdownToBlocks } from '../../app/markdownPlugin.ts';
import { matchRoute } from '../../app/matchRoute.ts';
import { searchInput } from '../../contract/courses.ts';
import { type Language, languages } from '../../contract/values.ts';
import { readGuides } from '../../server/content/readGuides.ts';
import { lightTints } from '../../tokens/primitives.ts';
import { inBoth, styleFaults } from './houseStyle.ts';

const guides = guideSeries.flatMap((series) => {
  const rows = JSON.parse(readFileSync(`content/${series}/index.json`, 'utf8')) as GuideRow[];
  return rows.map((row) => {
    const source = (lang: Language) => readFileSync(`content/${series}/${row.id}.${lang}.md`, 'utf8');
    const blocks = (lang: Language) => markdownToBlocks(source(lang), `${series}/${row.id}.${lang}`);
    return { series, row, name: `${series}/${row.id}`, source: inBoth(source), blocks: inBoth(blocks) };
  });
});
const drawingsOf = (guide: (typeof guides)[number], lang: Language) =>
  guide.blocks[lang].filter((block) => block.kind === 'drawing');
const itemsOf = (html: string | null) => html?.match(/<li>/g)?.length ?? 0;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

it('there are ten tips, numbered, and six outfits', () => {
  const ids = (series: string) => guides.filter((guide) => guide.series === series).map(({ row }) => row.id);
  expect(ids('tips')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ids('fashion')).toEqual(['casual', 'highlevel', 'spring', 'summer', 'autumn', 'winter']);
  for (const series of guideSeries) {
    const files = readdirSync(`content/${series}`);
    const expected = ids(series).flatMap((id) => languages.map((lang) => `${id}.${lang}.md`));
    expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(expected.sort());
  }
});

it('no heading of courses, and no scene, promises shade: that is for each course to say', () => {
  const scenes = JSON.parse(readFileSync('content/scenes.json', 'utf8')) as { description: Record<Language, string> }[];
  const promises = [...guides.map(({ row }) => row.courses.heading), ...scenes.map(({ description }) => description)];
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.filter(({ ja, en }) => /木かげ|日かげ/.test(ja) || /shad[ey]/i.test(en))).toEqual([]);
});

describe.each(guides)('$name', (guide) => {
  const { series, row, source, blocks } = guide;
  const { ja, en } = source;

  it('has the same headings, lists, drawings and links in both languages', () => {
    for (const pattern of [/^## /gm, /^- /gm, /^\d+\. /gm, /\*\*/g, /\]\(http/g])
      expect(count(en, pattern), String(pattern)).toBe(count(ja, pattern));
    const shapes = (lang: Language) => drawingsOf(guide, lang).map(({ drawing, parts }) => [drawing, itemsOf(parts)]);
    expect(shapes('en')).toEqual(shapes('ja'));
  });

  it('is as long as is read at one go', () => {
    // Sources and the words of drawings are beside the text.
    const body = ja.split('\n## 参考')[0]!.replace(/!\[[^\]]*\]\([^)]*\)|[#*\s]/g, '');
    expect(body.length).toBeGreaterThanOrEqual(series === 'tips' ? 500 : 400);
    expect(body.length).toBeLessThanOrEqual(900);
    for (const lang of languages) expect(readingMinutes(blocks[lang], lang)).toBeLessThanOrEqual(2);
  });

  it('shows drawings that say in words what they show', () => {
    expect(drawingsOf(guide, 'ja').length).toBeGreaterThan(0);
    for (const { drawing, alt, caption, parts } of [...drawingsOf(guide, 'ja'), ...drawingsOf(guide, 'en')]) {
      expect(alt.length).toBeGreaterThan(20);
      expect(caption.length).toBeGreaterThan(8);
      const svg = readFileSync(`content/${series}/${drawing}.svg`, 'utf8');
      const numbers = [...svg.matchAll(/<text [^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number));
      const named = Array.from({ length: itemsOf(parts) }, (_, at) => at + 1);
      // Its numbers are the list's; the heat index has its own besides.
      expect(numbers.filter((number) => number < 10)).toEqual(named);
      const { width, height } = drawingSize[series];
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  it('names the sources of a tip, and tells when to stop', () => {
    if (series === 'fashion') return;
    for (const [text, heading] of [
      [ja, '参考にした資料'],
      [en, 'Sources'],
    ] as const) {
      const sources = text.split(`\n## ${heading}\n\n`)[1]!.trim().split('\n');
      // A document that has a title, not the front page of who has published it.
      for (const source of sources) expect(source).toMatch(/^- (\[.+\]\(https:\/\/[^/)]+\/[^)]+\)|[^[].+)$/);
      // Without a link where the site of it has none that is safe.
      const ofJapan = /^- (\[.+\]\(https:\/\/([\w-]+\.)*(go|lg)\.jp\/|公益財団法人世田谷区|Setagaya City)/;
      expect(sources[0]).toMatch(ofJapan);
    }
    expect(ja).toMatch(/医師|119番|受診/);
    expect(en).toMatch(/doctor|physiotherapist|119/);
  });

  it('dresses for heat, rain and dusk, and for bodies that differ', () => {
    if (series === 'tips') return;
    const partOf = (text: string, heading: string) => text.split(`\n## ${heading}\n\n`)[1]!.split('\n## ')[0]!;
    const weather = { ja: partOf(ja, '暑さ、雨、夕暮れ'), en: partOf(en, 'Heat, rain, dusk') };
    expect(ja).toMatch(/反射/);
    expect(en).toMatch(/reflect/i);
    expect(weather.ja.match(/^- /gm)!.length).toBeGreaterThanOrEqual(3);
    expect(weather.en.match(/^- /gm)!.length).toBe(weather.ja.match(/^- /gm)!.length);
    expect(partOf(ja, '体に合わせて').length).toBeGreaterThan(60);
    expect(partOf(en, 'To suit your body').length).toBeGreaterThan(120);
  });

  it('is written in the style of the house', () => {
    const written = (lang: Language) =>
      [source[lang].replace(/^- /gm, ''), row.title[lang], row.lead[lang], row.courses.heading[lang]].join('\n');
    const texts = inBoth(written);
    expect(styleFaults(texts)).toEqual([]);
    expect(en).not.toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u);
  });

  it('has a search that the API knows, a scene for its ground and a drawing for the list', () => {
    const { search } = row.courses;
    expect(Object.keys(search).length).toBeGreaterThan(0);
    expect(searchInput.parse({ ...search, limit_num: 3 })).toMatchObject({ limit_num: 3 });
    expect(Object.keys(lightTints)).toContain(row.tint);
    expect(drawingsOf(guide, 'ja').map(({ drawing }) => drawing)).toContain(row.drawing);
    expect(row.publishedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

describe('the drawings', () => {
  const files = guideSeries.flatMap((series) =>
    readdirSync(`content/${series}`)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => ({ file: `content/${series}/${file}`, name: file.slice(0, -4), series })),
  );

  it('are all shown', () => {
    const shown = guides.flatMap((guide) => drawingsOf(guide, 'ja').map(({ drawing }) => `${guide.series}/${drawing}`));
    expect(files.map(({ series, name }) => `${series}/${name}`).sort()).toEqual(shown.sort());
  });

  it.each(files)('$file: colours of the theme only, no words, nothing that runs or loads', ({ file }) => {
    const svg = readFileSync(file, 'utf8');
    expect(new XMLParser().parse(svg)).toHaveProperty('svg.g');
    expect(svg).toContain('<g id="drawing"');
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color!);
    expect(
      colors.filter((color) => !/^(?:none|var\(--tt-(?:text|casing|route|contour),#[\da-f]{3,8}\))$/.test(color)),
    ).toEqual([]);
    expect(svg).not.toMatch(/<(?:script|style|image|use|foreignObject)|\son\w+=|style=|href|NaN|undefined/);
    expect(
      [...svg.matchAll(/>([^<\s][^<]*)</g)].map(([, text]) => text).filter((text) => !/^\d+$/.test(text!)),
    ).toEqual([]);
    expect(svg.length).toBeLessThan(12_000);
  });
});

it('readGuides gives every guide with its page and its words', () => {
  const read = readGuides();
  expect(read.map(({ path }) => path)).toEqual(guides.map(({ series, row }) => `/${series}/${row.id}`));
  for (const { path, text } of read) {
    expect(matchRoute(path)?.route.screen).toBe('Guide');
    for (const lang of languages) {
      expect(text[lang].length).toBeGreaterThan(400);
      expect(text[lang]).not.toMatch(/\*\*|\]\(|!\[|^#|\.svg/);
    }
  }
});

it('the time to read is a minute for 500 characters of Japanese or 200 words of English, at least one', () => {
  const of = (html: string, lang: 'ja' | 'en') => readingMinutes([{ kind: 'text', html }], lang);
  expect([1, 500, 1000, 1300].map((count) => of(`<p>${'歩 '.repeat(count)}</p>`, 'ja'))).toEqual([1, 1, 2, 3]);
  expect([1, 200, 400, 520].map((count) => of(`<p>${'walk '.repeat(count)}</p>`, 'en'))).toEqual([1, 1, 2, 3]);
});
