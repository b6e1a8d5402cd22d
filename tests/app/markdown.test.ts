import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markdownToBlocks, markdownToHtml } from '../../app/markdownPlugin.ts';
import { builtRoutes } from '../../app/routes.ts';
import { html as aboutEn } from '../../content/pages/about.en.md';
import { html as aboutJa } from '../../content/pages/about.ja.md';
import { basis, recommendedSteps } from '../../contract/bands.ts';

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
