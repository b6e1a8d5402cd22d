/** What the server makes of rich text. The browser's half with the same cases: tests/ui/sanitize.test.tsx. */
import { describe, expect, test } from 'vitest';
import { plainText } from '../../app/richText/plainText.ts';
import { sanitize } from '../../app/richText/sanitize.ts';
import { inLanguage, withOutwardWords } from '../../app/text/links.ts';
import { richText } from '../../contract/richText.ts';
import { cases, frameHosts } from './richTextCases.ts';
import { vectors } from './richTextVectors.ts';

describe('the server', () => {
  test.for(cases)('$name', ({ html, clean, kind = 'article' }) => {
    expect(sanitize(html, { kind, frameHosts })).toBe(clean);
  });

  test.for(['inline', 'article', 'embed'] as const)('leaves of every vector only what is listed for %s', (kind) => {
    expect(vectors.length).toBeGreaterThan(400);
    const { tags, attributes } = richText[kind];
    for (const html of vectors) {
      const once = sanitize(html, { kind, frameHosts });
      for (const [, tag, rest] of once.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)) {
        expect(tags, html).toContain(tag);
        for (const [, name, value] of rest!.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
          expect([...(attributes[tag!] ?? []), 'rel'], html).toContain(name);
          expect(value, html).not.toMatch(/^[^/?#]*(script|data):/i);
        }
      }
      // Cleaned again it stays as it is.
      expect(sanitize(once, { kind, frameHosts }), html).toBe(once);
    }
  });

  test('lets no frame through unless a host is named', () => {
    expect(sanitize('<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>', { kind: 'embed' })).toBe('');
  });
});

test('the links of a text keep the language', () => {
  const html =
    '<a href="/about">a</a><a href="/map?a=1&amp;b=2#c" target="_blank">b</a><a href="https://example.com/">c</a><a href="#d">d</a>';
  expect(inLanguage(html, 'ja')).toBe(html);
  expect(inLanguage(html, 'en')).toBe(
    '<a href="/about?lang=en">a</a><a href="/map?a=1&amp;b=2&amp;lang=en#c" target="_blank">b</a><a href="https://example.com/">c</a><a href="#d">d</a>',
  );
});

test('links out of the site say so, and no others', () => {
  const own = '<a href="/about">a</a> <a href="mailto:a@example.com">b</a> <a href="#d">d</a>';
  expect(withOutwardWords(own, '（外部のサイト）')).toBe(own);
  expect(
    withOutwardWords(
      '<a href="https://example.com/">環境省の<strong>サイト</strong></a>と<a href="/">トップ</a>',
      '（外部のサイト）',
    ),
  ).toMatch(
    /^<a href="https:\/\/example\.com\/">環境省の<strong>サイト<\/strong><span class="[^"]+">（外部のサイト）<\/span><\/a>と<a href="\/">トップ<\/a>$/,
  );
});

test('a description is the text without markup and readings', () => {
  expect(plainText('<p><ruby>隅田川<rt>すみだがわ</rt></ruby>を<strong>歩く</strong></p><p>a &amp;lt; b</p>', 50)).toBe(
    '隅田川を歩く a &lt; b',
  );
  expect(plainText('<p>一二三四五六</p>', 4)).toBe('一二三…');
});

test.each([
  ['<p>a<rt>b</p><p>c</rt>d', 50, 'ad'],
  ['<rt>a<rt>b', 50, 'a b'],
  ['a < b &amp;&nbsp;c', 50, 'a < b & c'],
  ['<article>a</article><strong class="x">b</strong>c<br />d', 50, 'a bc d'],
  ['', 50, ''],
])('the text of %j', (html, maxLength, text) => {
  expect(plainText(html, maxLength)).toBe(text);
});

test.each(['<', '<a ', '<rt>', '<rt', '</rt><rt>', '&lt;', ' '])('long text of %j costs little', (piece) => {
  const html = piece.repeat(400_000 / piece.length);
  const started = performance.now();
  plainText(html, 100);
  // A quadratic reading takes minutes.
  expect(performance.now() - started).toBeLessThan(3000);
});
