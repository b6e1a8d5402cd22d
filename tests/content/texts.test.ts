/** The words of the content: both languages, each its own script, no sentence twice, nobody's data, allowed HTML only. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../app/matchRoute.ts';
import { deviceData } from '../../contract/deviceData.ts';
import { linkSchemes, richText } from '../../contract/richText.ts';
import { readContent, readRelations } from '../../server/content/readContent.ts';
import * as schema from '../../server/db/schema.ts';

const content = readContent();
const allowed = richText.article;
const directory = new URL('../../content', import.meta.url).pathname;
const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

interface Found {
  where: string;
  key: string;
  text: { ja: string; en: string };
}

/** Every text in both languages with the place where it stands. */
function* wordsIn(value: unknown, where: string, key = ''): Generator<Found> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* wordsIn(item, `${where}/${(item as { id?: number })?.id ?? index}`, key);
  else if (value && typeof value === 'object') {
    const { ja, en } = value as Record<string, unknown>;
    if (typeof ja === 'string' && typeof en === 'string') yield { where, key, text: { ja, en } };
    else for (const [name, item] of Object.entries(value)) yield* wordsIn(item, `${where}/${name}`, name);
  }
}
const words = [...wordsIn({ ...content, relations: readRelations() }, 'content')];
const markdownIn = (folder: string) =>
  readdirSync(path.join(directory, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      name,
      lang: name.split('.').at(-2)!,
      text: readFileSync(path.join(directory, folder, name), 'utf8'),
    }));
const pages = ['pages', 'tips', 'fashion'].flatMap(markdownIn);
const everyText = [
  ...words.flatMap(({ where, text }) => [`${where} ${text.ja}`, `${where} ${text.en}`]),
  ...pages.map(({ name, text }) => `${name} ${text}`),
];

it('there is much to look at', () => {
  expect(words.length).toBeGreaterThan(3000);
  expect(pages.length).toBeGreaterThan(10);
});

describe('languages', () => {
  it('English has no Japanese script', () => {
    expect(words.filter(({ text }) => japanese.test(text.en)).map(({ where, text }) => `${where} ${text.en}`)).toEqual(
      [],
    );
    expect(pages.filter(({ lang, text }) => lang === 'en' && japanese.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('Japanese has some', () => {
    expect(words.filter(({ text }) => !japanese.test(text.ja)).map(({ where, text }) => `${where} ${text.ja}`)).toEqual(
      [],
    );
    expect(pages.filter(({ lang, text }) => lang === 'ja' && !japanese.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('every page is there in both', () => {
    const names = (lang: string) => pages.filter((page) => page.lang === lang).map(({ name }) => name.split('.')[0]);
    expect(names('en')).toEqual(names('ja'));
  });

  it('readings are hiragana only', () => {
    const kana = [
      ...content.courses.flatMap(({ kana, points }) => [kana, ...points.map((point) => point.kana ?? 'あ')]),
      ...[...content.municipalities, ...content.stations, ...content.parks, ...content.scenes, ...content.lines].map(
        (row) => row.kana,
      ),
    ];
    expect(kana.length).toBeGreaterThan(900);
    expect(kana.filter((text) => !/^[ぁ-ゖー・\s0-9]+$/.test(text))).toEqual([]);
  });

  it('no text has spaces at its ends, two in a row, or signs of a broken file', () => {
    expect(everyText.filter((text) => /\uFFFD|\p{Cc}(?<!\n)|&amp;amp;/u.test(text))).toEqual([]);
    expect(
      words
        .filter(({ text }) => [text.ja, text.en].some((one) => one !== one.trim() || / {2}/.test(one)))
        .map(({ where }) => where),
    ).toEqual([]);
    expect(
      words
        .filter(({ text }) => [text.ja, text.en].some((one) => one !== one.normalize('NFC')))
        .map(({ where }) => where),
    ).toEqual([]);
  });
});

describe('sentences', () => {
  // Cautions are left out: the same danger is said in the same words.
  const long = new Set(['text', 'lead', 'body', 'description', 'mapAlt']);
  const sentencesOf = (lang: 'ja' | 'en') =>
    words
      .filter(({ key }) => long.has(key))
      .flatMap(({ where, text }) =>
        text[lang]
          // A link has the title of its page, wherever it stands: no sentence of its own.
          .replace(/<\/?a\b[^>]*>/g, '')
          .replace(/<[^>]+>/g, '\n')
          .split(lang === 'ja' ? /(?<=。)|\n/ : /(?<=(?<!\bMt|\bSt)[.!?])\s|\n/)
          .map((sentence) => ({ where, sentence: sentence.trim() })),
      )
      .filter(({ sentence }) => sentence.length > (lang === 'ja' ? 8 : 15));

  it.each(['ja', 'en'] as const)('none stands twice in %s', (lang) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    const sentences = sentencesOf(lang);
    expect(sentences.length).toBeGreaterThan(1000);
    for (const { where, sentence } of sentences) {
      const first = seen.get(sentence);
      if (first) twice.push(`${sentence} (${first}, ${where})`);
      seen.set(sentence, where);
    }
    expect(twice).toEqual([]);
  });
});

describe('addresses', () => {
  const hrefs = [
    ...[...content.articles, ...content.banners].map(({ href }) => href),
    ...[...everyText].flatMap((text) =>
      [...text.matchAll(/href="([^"]*)"|\]\(([^)\s]+)/g)].map((match) => match[1] ?? match[2]!),
    ),
  ];

  it('inside lead to pages that are built', () => {
    // Drawings lie beside their text.
    const inside = hrefs.filter((href) => !/^[a-z]+(?::|\.svg$)/.test(href));
    expect(inside.length).toBeGreaterThan(10);
    expect(
      inside.filter((href) => !href.startsWith('/') || !matchRoute(new URL(href, 'http://own.invalid').pathname)),
    ).toEqual([]);
  });

  it('outside are HTTPS', () => {
    const outside = [...hrefs.filter((href) => /^[a-z]+:/.test(href)), ...content.links.map(({ url }) => url)];
    expect(outside.length).toBeGreaterThan(3);
    expect(outside.filter((href) => new URL(href).protocol !== 'https:')).toEqual([]);
  });
});

it('nobody’s data: no e-mail address, no telephone number, no person addressed by name', () => {
  const patterns: [string, RegExp][] = [
    ['e-mail', /[\w.+-]+@[\w-]+\.\w+/],
    [
      'telephone',
      /(?<!\d)0\d{1,4}[-(（ー－]\d{1,4}[-)）ー－]\d{3,4}(?!\d)|\+81|(?<!\d)0[789]0\d{8}(?!\d)|(?:tel|電話番号)\s*[:：]/i,
    ],
    // Gods, a statue and a hero of films are no persons of today.
    [
      'title after a name',
      /(?<!八幡|観音)(?<=\p{sc=Han}{2})(?:様|殿下|くん)(?!\p{sc=Han})|(?<!皆|客|屋|西郷|寅)(?<=\p{sc=Han})さん(?!ぽ)|\b(?:Mr|Mrs|Ms|Dr)\.? [A-Z]/u,
    ],
    ['date of birth, address of a person', /生年月日|自宅|住所[:：]/],
  ];
  expect(
    everyText.flatMap((text) =>
      patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text.slice(0, 200)}`),
    ),
  ).toEqual([]);
});

describe('rich text', () => {
  const rich = words
    .filter(({ key }) => key === 'body')
    .flatMap(({ where, text }) => [text.ja, text.en].map((html) => ({ where, html })));

  it('has only allowed tags and attributes, closed in the order they were opened', () => {
    const wrong: string[] = [];
    for (const { where, html } of rich) {
      const open: string[] = [];
      for (const [whole, slash, tag, attributes] of html.matchAll(/<(\/?)([a-z0-9]+)((?:\s[^>]*)?)>/gi)) {
        if (!allowed.tags.includes(tag!)) wrong.push(`${where}: ${whole}`);
        for (const [, name, value] of attributes!.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
          if (!allowed.attributes[tag!]?.includes(name!)) wrong.push(`${where}: ${whole}`);
          const scheme = name === 'href' ? /^([a-z]+):/.exec(value ?? '')?.[1] : undefined;
          if (scheme && !(linkSchemes as readonly string[]).includes(scheme)) wrong.push(`${where}: ${whole}`);
        }
        if (tag === 'br') continue;
        if (!slash) open.push(tag!);
        else if (open.pop() !== tag) wrong.push(`${where}: ${whole} closes another`);
      }
      if (open.length) wrong.push(`${where}: ${open.join()} not closed`);
      if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+(?:\s[^>]*)?>/gi, ''))) wrong.push(`${where}: a loose sign`);
    }
    expect(rich.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('is only in bodies', () => {
    expect(
      words.filter(({ key, text }) => key !== 'body' && /<[a-z/]/i.test(text.ja + text.en)).map(({ where }) => where),
    ).toEqual([]);
  });

  it('has the same tags in both languages, but for readings above characters', () => {
    const tags = (html: string) =>
      [...html.matchAll(/<(\/?[a-z0-9]+)/g)]
        .map(([, tag]) => tag!)
        .filter((tag) => !/^\/?r(uby|t)$/.test(tag))
        .join(' ');
    expect(
      words.filter(({ key, text }) => key === 'body' && tags(text.ja) !== tags(text.en)).map(({ where }) => where),
    ).toEqual([]);
  });
});

describe('dates', () => {
  it('events end when or after they begin, and every date is one', () => {
    expect(content.events.filter(({ startsOn, endsOn }) => endsOn < startsOn).map(({ id }) => id)).toEqual([]);
    const dates = [
      ...content.notices.map(({ publishedOn }) => publishedOn),
      ...content.articles.map(({ publishedOn }) => publishedOn),
      ...content.courses.map(({ checkedOn }) => checkedOn),
    ];
    expect(dates.filter((date) => new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date)).toEqual([]);
  });
});

describe('the policies state what is true today', () => {
  const page = (name: string) => pages.find((each) => each.name === name)!.text;

  it.each(['ja', 'en'])('what is stored is left to the table, which comes from the code (%s)', (lang) => {
    for (const name of ['cookie-policy', 'privacy-policy']) {
      const text = page(`${name}.${lang}.md`);
      expect(text.split('<!-- stored -->')).toHaveLength(2);
      expect(text.split('<!-- rights -->')).toHaveLength(name === 'privacy-policy' ? 2 : 1);
      const names = deviceData.flatMap(({ names }) => [...names] as string[]);
      expect(names.filter((each) => text.includes(`\`${each}\``))).toEqual([]);
    }
  });

  /** Random strings that mean a login, and go with it. */
  const ofLogins = ['__Host-session', '__Host-staff', '__Host-photo-draft'];

  it.each(['ja', 'en'] as const)(
    'the cookies that tell apart people without a login are named as such (%s)',
    (lang) => {
      const telling = deviceData.filter(
        ({ area, names, why }) =>
          area === 'cookie' && why.ja.includes('でたらめな文字の列') && !ofLogins.includes(names[0]),
      );
      expect(telling.flatMap(({ names }) => names)).toContain('__Host-known-device');
      const [, text = ''] = page(`cookie-policy.${lang}.md`).split('<!-- stored -->');
      expect(telling.map(({ what }) => what[lang]).filter((what) => !text.includes(what))).toEqual([]);
    },
  );

  it('no column holds what the privacy policy says is not collected', () => {
    expect(page('privacy-policy.ja.md')).toContain('氏名、住所、電話番号、メールアドレス、生まれた日は、たずねません');
    const columns = Object.values(schema)
      .filter((value) => is(value, PgTable))
      // A shop publishes where it is and how to call it.
      .filter((table) => getTableName(table) !== 'institutions')
      .flatMap((table) => Object.keys(getTableColumns(table)).map((column) => `${getTableName(table)}.${column}`));
    expect(columns.length).toBeGreaterThan(100);
    expect(columns.filter((name) => /mail|phone|tel$|address|birth|first_?name|family_?name/i.test(name))).toEqual([]);
  });

  it('nobody who is not there is promised, and no more is tested than is', () => {
    for (const name of ['accessibility.ja.md', 'accessibility.en.md'])
      expect(page(name)).not.toMatch(/すべての画面と部品|Every screen and component|web team|ウェブ担当/);
    for (const name of ['cookie-policy.ja.md', 'cookie-policy.en.md'])
      expect(page(name)).not.toMatch(/マイページ|My Page|お気に入り|Favourites/);
  });
});
