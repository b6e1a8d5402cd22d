/** Files that somebody made to do harm, or that a program broke. */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../server/import/readLine.ts';
import { faultsOf, linkHeader, linkRow, linkTable, read, readObjects, samples } from './support.ts';

const [link] = samples.link;
const [notice] = samples.notice;
const withTitle = (ja: string) => readObjects('link', { ...link!, title: { ja, en: 'a' } });
const withBody = (ja: string) => readObjects('notice', { ...notice!, body: { ja, en: '<p>a</p>' } });

describe('JSON', () => {
  it.each([
    ['lists', '['],
    ['objects', '{"a":'],
  ])('200,000 levels of %s', async (_, level) => {
    expect(await faultsOf(read('link', level.repeat(200_000)))).toEqual(['- - tooDeep']);
  });

  it('a text without its end', async () => {
    expect(await faultsOf(read('link', `["${'\\"'.repeat(1_000_000)}`))).toEqual(['1 - json']);
  });

  it.each([
    ['a syntax error names its line', '[\n{"id": 1,}\n]', '2 - json'],
    ['something else than objects', '[1, null, [], "a"]', '1 - notObject'],
  ])('%s', async (_, text, fault) => {
    expect((await faultsOf(read('link', text)))[0]).toBe(fault);
  });

  it.each(['__proto__', 'constructor', 'toString', 'more'])('the key %s', async (key) => {
    const given = JSON.stringify(link).replace('{', `{"${key}": {"isAdmin": true},`);
    expect(await faultsOf(read('link', `[${given}]`))).toEqual([`1 ${key} unknownField`]);
    const inside = JSON.stringify(link).replace('"title":{', `"title":{"${key}": "a",`);
    expect(await faultsOf(read('link', `[${inside}]`))).toEqual([`1 title.${key} unknownField`]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([2_147_483_648, 2 ** 53, 1e300, -1, 0, 1.5, '1', true])('the id %s', async (id) => {
    expect(await faultsOf(readObjects('link', { ...link!, id }))).toEqual(['1 id id']);
  });
});

describe('tables', () => {
  it('a million columns', async () => {
    expect(await faultsOf(read('link', `${linkHeader}${',a'.repeat(1_000_000)}\n${linkRow}`))).toEqual([
      '1 - tooManyColumns',
    ]);
    expect(await faultsOf(read('link', linkTable(`${linkRow}${',a'.repeat(1_000_000)}`)))).toEqual(['2 - tooLongRow']);
  });

  it('a quote that opens at the start of a long file', async () => {
    expect(await faultsOf(read('link', linkTable(`"${`${linkRow}\r\n`.repeat(40_000)}`)))).toEqual(['2 - tooLongRow']);
  });

  it('ids beyond 32 bits, and numbers that are none', async () => {
    const ids = ['2147483648', '99999999999999999999', '1e3', '0x10', '-1', '１．５'];
    expect(await faultsOf(read('link', linkTable(...ids.map((id) => linkRow.replace('5', id)))))).toEqual(
      ids.map((_, at) => `${at + 2} 番号（新しいものは空欄） id`),
    );
  });

  it('a header that is called like what every object has', async () => {
    expect(await faultsOf(read('link', `${linkHeader},__proto__,constructor\n${linkRow},a,b`))).toEqual([
      '1 __proto__ columnUnknown',
      '1 constructor columnUnknown',
    ]);
  });
});

it('a name in Latin letters does not make the encoding of a line unclear', () => {
  const gpx = '<gpx><trk><name>Café</name><trkpt lat="35.7" lon="139.7"/><trkpt lat="35.71" lon="139.7"/></trk></gpx>';
  expect(readLine({ bytes: Buffer.from(gpx), fileName: 'a.gpx' }).line).toHaveLength(2);
});

describe('texts', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['half a pair', 'a\ud800b'],
    ['an escape for terminals', '\x1b[31mred'],
    ['a sign that turns the direction', 'a\u202Eb'],
    ['a sign that stands for a lost one', 'a\uFFFDb'],
  ])('%s', async (_, text) => {
    const { faults } = await withTitle(text);
    expect(faults).toMatchObject([{ row: 1, column: 'title.ja', kind: 'character' }]);
    // The message itself has none of them.
    expect(faults[0]!.value).toMatch(/^[^\p{Cc}\u202E]*$/u);
    expect(faults[0]!.value.isWellFormed()).toBe(true);
  });

  it.each(['<script>alert(1)</script>', '<b>a</b>', '</p>', '<!-- a -->', '<?php ?>'])(
    'HTML where none is: %s',
    async (html) => {
      expect(await faultsOf(withTitle(html))).toEqual(['1 title.ja markupInText']);
    },
  );

  it('signs that are no HTML', async () => {
    expect(await faultsOf(withTitle('1 < 2 & 3 > 2 <3'))).toEqual([]);
  });

  it.each([
    '<p>a</p><script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<p><a href="//evil.example/">a</a></p>',
    '<p>a<img src="x" onerror="alert(1)"></p>',
    '<iframe src="https://example.jp/"></iframe>',
    '<p><svg><script>alert(1)</script></svg></p>',
    '<style>p { display: none }</style><p>a</p>',
    '<p><a href="/about" style="position:fixed">a</a></p>',
    '<table><tr><td>a</td></tr></table>',
    '<p>a<!-- a --></p>',
  ])('rich text that a page would change: %s', async (html) => {
    expect(await faultsOf(withBody(html))).toEqual(['1 body.ja markup']);
  });

  it.each([
    '<h2>a</h2><p>b<br><strong>c</strong> <em>d</em></p><ul><li>e</li></ul>',
    '<p><ruby>道<rt>みち</rt></ruby> &amp; "a" &quot;b&quot; &nbsp;’</p>',
    '<p><a href="https://example.jp/?a=1&b=2" target="_blank" style="font-weight: bold;">a</a></p>',
    '<p>a<p>b',
    'only text',
  ])('rich text that stays: %s', async (html) => {
    expect(await faultsOf(withBody(html))).toEqual([]);
  });

  it('a text that is too long', async () => {
    expect(await faultsOf(withTitle('あ'.repeat(2001)))).toEqual(['1 title.ja tooLong']);
  });
});

describe('addresses', () => {
  const [banner] = samples.banner;
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b'])('of a page: %s', async (href) => {
    expect(await faultsOf(readObjects('banner', { ...banner!, href }))).toEqual(['1 href path']);
  });
  it.each(['javascript:alert(1)', 'data:text/html,a', 'a', 'ftp://example.jp/'])('of a site: %s', async (url) => {
    expect(await faultsOf(readObjects('link', { ...link!, url }))).toEqual(['1 url url']);
  });
});

describe('XML', () => {
  const line = (text: string) => {
    const { line: positions, faults } = readLine({ bytes: Buffer.from(text), fileName: 'a.kml' });
    expect(positions).toEqual([]);
    return faults.map(({ kind }) => kind);
  };
  const bomb = [
    '<!ENTITY a "aaaaaaaaaa">',
    ...[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`),
  ].join('');

  it.each([
    ['an entity bomb', `<!DOCTYPE kml [${bomb}]><kml><name>&j;</name></kml>`, 'documentType'],
    ['an external entity', '<!DOCTYPE kml [<!ENTITY a SYSTEM "file:///etc/passwd">]><kml>&a;</kml>', 'documentType'],
    ['an external document type', '<!DOCTYPE kml SYSTEM "http://evil.example/a.dtd"><kml/>', 'documentType'],
    ['an entity that nothing declares', '<kml>&a;</kml>', 'xml'],
    ['200,000 levels', '<kml>'.repeat(200_000), 'tooDeep'],
    ['no end', '<kml><Placemark>', 'xml'],
    ['a NUL byte', '<kml>\0</kml>', 'xml'],
    ['HTML', '<html><body/></html>', 'lineFormat'],
    ['2 MB and more', `<kml>${' '.repeat(2_000_000)}</kml>`, 'tooLarge'],
  ])('%s', (_, text, kind) => {
    expect(line(text)).toEqual([kind]);
  });

  it('GeoJSON of 200,000 levels', () => {
    expect(line('{"geometry":'.repeat(150_000))).toEqual(['tooDeep']);
  });
});
