import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markdownToBlocks, markdownToHtml } from '../../app/markdownPlugin.ts';
import { builtRoutes } from '../../app/routes.ts';
import { html as shortEn } from '../../content/pages/10minutes-course.en.md';
import { html as shortJa } from '../../content/pages/10minutes-course.ja.md';
import { html as aboutEn } from '../../content/pages/about.en.md';
import { html as aboutJa } from '../../content/pages/about.ja.md';
import { html as healthWalkEn } from '../../content/pages/health_walk.en.md';
import { html as healthWalkJa } from '../../content/pages/health_walk.ja.md';
import { html as termsEn } from '../../content/pages/terms.en.md';
import { html as termsJa } from '../../content/pages/terms.ja.md';
import oedoRoutes from '../../content/routes/oedo.json' with { type: 'json' };
import yamanoteRoutes from '../../content/routes/yamanote.json' with { type: 'json' };
import { basis, effort, recommendedSteps } from '../../contract/bands.ts';

const pages = import.meta.glob<{ html: string }>('../../content/pages/*.md', { eager: true });

describe('a guide in Markdown', () => {
  test('becomes text and drawings, in order; a numbered list after a drawing names its parts', () => {
    const source = 'a\n\n![shown](foot.svg "caption")\n\n1. b\n2. c\n\n## d\n\n![other](leg.svg "more")\n\n- e\n';
    expect(markdownToBlocks(source, 'x.md')).toEqual([
      { kind: 'text', html: '<p>a</p>' },
      {
        ...{ kind: 'drawing', drawing: 'foot', alt: 'shown', caption: 'caption' },
        parts: '<ol>\n<li>b</li>\n<li>c</li>\n</ol>',
      },
      { kind: 'text', html: '<h2>d</h2>' },
      { kind: 'drawing', drawing: 'leg', alt: 'other', caption: 'more', parts: null },
      { kind: 'text', html: '<ul>\n<li>e</li>\n</ul>' },
    ]);
  });

  test('is refused where a drawing has no words or no caption, or a heading is a second title', () => {
    expect(() => markdownToBlocks('![](foot.svg "caption")', 'x.md')).toThrow('foot.svg');
    expect(() => markdownToBlocks('![shown](foot.svg)', 'x.md')).toThrow('foot.svg');
    expect(() => markdownToBlocks('# a', 'x.md')).toThrow('x.md');
  });
});

describe('the pages in Markdown', () => {
  test('become HTML with tables, from h2 on', () => {
    expect(markdownToHtml('## a\n\n| b | c |\n| - | - |\n| d | e |\n', 'x.md')).toMatch(
      /^<h2>a<\/h2>\n<table>[\s\S]*<td>e<\/td>[\s\S]*<\/table>$/,
    );
    expect(() => markdownToHtml('# a', 'x.md')).toThrow('x.md');
  });

  test('are there in both languages, with the same headings in number and level', () => {
    const names = readdirSync('content/pages').filter((name) => name.endsWith('.ja.md'));
    const levels = (name: string) => pages[`../../content/pages/${name}`]!.html.match(/<h\d/g);
    for (const name of names) expect(levels(name), name).toEqual(levels(name.replace('.ja.', '.en.')));
  });

  test('link to pages that there are, without a language', () => {
    for (const [name, { html }] of Object.entries(pages))
      for (const [, href] of html.matchAll(/ href="(\/[^"]*)"/g))
        expect(
          builtRoutes.map(({ path }) => path),
          name,
        ).toContain(href);
  });

  test('name the figures that are calculated with', () => {
    const { speedKmh, kcalPer10Minutes, strideCm, weightKg } = basis;
    const thousands = (steps: number) => steps.toLocaleString('en');
    for (const figure of [
      `${speedKmh}km`,
      `${kcalPer10Minutes}kcal`,
      `${strideCm}cm`,
      `${weightKg}kg`,
      `${thousands(recommendedSteps.adults)}歩`,
      `${thousands(recommendedSteps.elderly)}歩`,
    ])
      expect(aboutJa).toContain(figure);
    for (const figure of [
      `${speedKmh} km`,
      `${kcalPer10Minutes} kcal`,
      `${strideCm} cm`,
      `${weightKg} kg`,
      thousands(recommendedSteps.adults),
      thousands(recommendedSteps.elderly),
    ])
      expect(aboutEn).toContain(figure);
  });
});

describe('walks from one station to the next', () => {
  const walks = [...oedoRoutes, ...yamanoteRoutes].map(({ metres }) => effort(metres));
  const [minutes, steps] = [walks.map((walk) => walk.minutes), walks.map((walk) => walk.steps)];

  /** Minutes, then steps, from the lowest to the highest. */
  test.each([
    ['about in Japanese', aboutJa, /駅から駅までは、(\d+)分から(\d+)分ほど、または([\d,]+)歩から([\d,]+)歩/],
    ['about in English', aboutEn, /next: (\d+) to (\d+) minutes, or ([\d,]+) to ([\d,]+) steps/],
    ['short walks in Japanese', shortJa, /(\d+)分から(\d+)分ほど、歩数では([\d,]+)歩から([\d,]+)歩/],
    ['short walks in English', shortEn, /takes (\d+) to (\d+) minutes, or ([\d,]+) to ([\d,]+) steps/],
  ] as const)('are as long as the page says: %s', (_, html, sentence) => {
    const said = sentence
      .exec(html)!
      .slice(1)
      .map((figure) => Number(figure.replace(',', '')));
    const found = [Math.min(...minutes), Math.max(...minutes), Math.min(...steps), Math.max(...steps)];
    // Round figures, from below and from above.
    for (const at of [0, 2]) expect(said[at]! <= found[at]! && found[at]! < said[at]! * 1.25, `${found}`).toBe(true);
    for (const at of [1, 3]) expect(said[at]! * 0.9 < found[at]! && found[at]! <= said[at]!, `${found}`).toBe(true);
  });
});

describe('the terms', () => {
  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading!);

  test('have every article and the supplementary provision, in order', () => {
    const subjects = [
      ['この規約について', 'About these terms'],
      ['ことばの意味', 'Meaning of words'],
      ['登録', 'Registration'],
      ['パスワードなどの管理', 'Looking after passwords'],
      ['してはいけないこと', 'What is not allowed'],
      ['利用の制限と登録の取消し', 'Restriction and cancellation'],
      ['サービスの停止と中断', 'Suspension and interruption'],
      ['サービスの変更と終了', 'Changes to the service and its end'],
      ['著作権', 'Copyright'],
      ['個人情報', 'Personal information'],
      ['退会とデータの削除', 'Leaving, and erasure of data'],
      ['免責', 'Disclaimer'],
      ['規約の変更', 'Changes to these terms'],
      ['準拠法と裁判所', 'Governing law and court'],
      ['規約のことば', 'Language'],
    ];
    expect(headings(termsJa)).toEqual([...subjects.map(([ja], at) => `第${at + 1}条 ${ja}`), '附則']);
    expect(headings(termsEn)).toEqual([
      ...subjects.map(([, en], at) => `Article ${at + 1}. ${en}`),
      'Supplementary provision',
    ]);
    for (const html of [termsJa, termsEn])
      for (const article of html.split(/<h2[^>]*>.*?<\/h2>/).slice(1)) expect(article).toMatch(/<(p|li)>\S{2}/);
  });

  test('are in force from 1 September 2025, the seventh year of Reiwa', () => {
    expect(termsJa).toContain('令和7年9月1日（2025年9月1日）から');
    expect(termsEn).toContain('effective from 1 September 2025 (the seventh year of Reiwa)');
  });
});

describe('the page of the health walk that has ended', () => {
  test.each([
    [healthWalkJa, '2025年3月で終わりました', ['どんな催しだったか', 'なぜ終わったか', 'いま、歩くには']],
    [healthWalkEn, 'ended in March 2025', ['What it was', 'Why it ended', 'How to walk now']],
  ])('says since when, what it was, why it ended, and where to go now', (html, since, parts) => {
    expect(html).toContain(since);
    for (const part of parts) expect(html).toMatch(new RegExp(`<h2[^>]*>${part}</h2>`));
    for (const address of ['/map', '/10minutes-course', '/tokotoko-walk', '/news', '/relation'])
      expect(html.slice(html.indexOf(parts[2]!))).toContain(`href="${address}`);
  });
});
