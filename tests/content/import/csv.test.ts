/** Tables as people and Excel write them. */
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../server/import/template.ts';
import { faultsOf, linkHeader, linkRow, linkTable, read, samples } from './support.ts';

const guide = {
  id: 5,
  title: { ja: '案内', en: 'Guide' },
  description: { ja: '説明です。', en: 'A page.' },
  url: 'https://example.jp/',
};
const only = { items: [{ row: 2, id: 5, source: guide }], faults: [] };

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('encodings', () => {
  const table = linkTable(linkRow);

  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16, little end first', utf16(table, false)],
    ['UTF-16, big end first', utf16(table, true)],
  ])('%s', async (_, bytes) => {
    expect(await read('link', bytes)).toEqual(only);
  });

  it('Shift_JIS', async () => {
    // id,title_ja,title_en,… with 案内 and 説明です。
    const bytes = Buffer.concat([
      Buffer.from('id,title_ja,title_en,description_ja,description_en,url\r\n5,'),
      Buffer.from([0x88, 0xc4, 0x93, 0xe0]),
      Buffer.from(',Guide,'),
      Buffer.from([0x90, 0xe0, 0x96, 0xbe, 0x82, 0xc5, 0x82, 0xb7, 0x81, 0x42]),
      Buffer.from(',A page.,https://example.jp/\r\n'),
    ]);
    expect(await read('link', bytes)).toEqual(only);
  });

  it.each([
    // ﾃｩ of Shift_JIS is é of UTF-8.
    ['that could be two', [0xc3, 0xa9]],
    ['that is none', [0xff, 0xff, 0x80]],
    ['half a pair of UTF-16', [0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]],
  ])('one %s is said', async (_, bytes) => {
    expect(await faultsOf(read('link', Uint8Array.from(bytes)))).toEqual(['- - encoding']);
  });

  it('a spreadsheet is said to be one', async () => {
    expect(await faultsOf(read('link', Uint8Array.of(0x50, 0x4b, 3, 4, 20)))).toEqual(['- - spreadsheet']);
    expect(await faultsOf(read('link', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)))).toEqual(['- - spreadsheet']);
  });
});

describe('forms of tables', () => {
  it.each([
    ['semicolons', linkTable(linkRow).replaceAll(',', ';')],
    ['tabs', linkTable(linkRow).replaceAll(',', '\t')],
    ['LF', linkTable(linkRow).replaceAll('\r\n', '\n')],
    ['the line that names the separator', `sep=;\r\n${linkTable(linkRow).replaceAll(',', ';')}`],
    ['columns without a name', linkTable(`${linkRow},,`).replace('\r\n', ',,\r\n')],
    [
      'columns in another order',
      `url,id,title_ja,title_en,description_en,description_ja\nhttps://example.jp/,5,案内,Guide,A page.,説明です。`,
    ],
    [
      'English names in any case',
      `ADDRESS OF THE SITE,Number (empty for a new one),title (japanese),Title (English),Description (English),Description (Japanese)\nhttps://example.jp/,5,案内,Guide,A page.,説明です。`,
    ],
    ['full-width digits', linkTable(linkRow.replace('5', '５'))],
  ])('%s', async (_, table) => {
    expect(await read('link', table)).toEqual(only);
  });

  it('empty rows count as a spreadsheet counts them', async () => {
    const { items } = await read('link', linkTable('', ',,,,,', linkRow, '', linkRow.replace('5', '6')));
    expect(items.map(({ row, id }) => [row, id])).toEqual([
      [4, 5],
      [6, 6],
    ]);
  });

  it('a cell has line breaks, quotes and separators; its row is one', async () => {
    const { items } = await read(
      'link',
      linkTable('5,"案\r\n内","a ""b"", c",説明です。,A page.,https://example.jp/', linkRow.replace('5', '6')),
    );
    expect(items.map(({ row }) => row)).toEqual([2, 3]);
    expect(items[0]!.source).toMatchObject({ title: { ja: '案\n内', en: 'a "b", c' } });
  });

  it('a formula is text, and is written as text', async () => {
    const { items } = await read('link', linkTable("5,=1+1,'=2+2,＝ＳＵＭ,@x,https://example.jp/"));
    expect(items[0]!.source).toMatchObject({
      title: { ja: '=1+1', en: '=2+2' },
      description: { ja: '＝ＳＵＭ', en: '@x' },
    });
    expect(toCsv('link', items)).toContain("5,'=1+1,'=2+2,'＝ＳＵＭ,'@x,");
  });
});

describe('dates', () => {
  const table = (day: string) => `publishedOn,category,title_ja,title_en,body_ja,body_en\n${day},案内,あ,a,い,b`;

  it.each([
    '2026-04-01',
    '2026/4/1',
    '2026.4.1',
    '２０２６／４／１',
    '2026年4月1日',
    '令和8年4月1日',
    '令和８年４月１日',
    'R8.4.1',
  ])('%s is the first of April', async (day) => {
    expect((await read('notice', table(day))).items[0]?.source).toMatchObject({ publishedOn: '2026-04-01' });
  });

  it('eras have a first year and a last day', async () => {
    for (const [day, publishedOn] of [
      ['令和元年5月1日', '2019-05-01'],
      ['平成31年4月30日', '2019-04-30'],
    ] as const)
      expect((await read('notice', table(day))).items[0]?.source).toMatchObject({ publishedOn });
  });

  it.each(['4/1/2026', '26/4/1', '46113', '2026-02-30', '平成31年5月1日', '令和0年5月1日', '令和8年', '1 April 2026'])(
    '%s is refused',
    async (day) => {
      expect(await faultsOf(read('notice', table(day)))).toEqual(['2 publishedOn date']);
    },
  );
});

describe('faults of tables', () => {
  it('are all said at once, each with row, column, value and example', async () => {
    const { faults } = await read(
      'link',
      linkTable('x,,Guide,説明です。,A page.,ftp://a', linkRow, `${linkRow.replace('案内', '<b>案内')},more`),
    );
    expect(faults).toEqual([
      { row: 2, column: '番号（新しいものは空欄）', kind: 'id', value: 'x', example: '12' },
      { row: 2, column: '見出し（日本語）', kind: 'required', value: '', example: '東京都保健医療局' },
      {
        row: 2,
        column: '外部サイトのアドレス',
        kind: 'url',
        value: 'ftp://a',
        example: 'https://www.metro.tokyo.lg.jp/',
      },
      { row: 4, column: null, kind: 'cellsTooMany', value: 'more', example: '' },
      { row: 4, column: '見出し（日本語）', kind: 'markupInText', value: '<b>案内', example: '東京都保健医療局' },
    ]);
  });

  it.each([
    ['no column that is known', 'a,b\n1,2', ['1 - header']],
    ['an unknown column', `${linkHeader},色\n${linkRow},赤`, ['1 色 columnUnknown']],
    [
      'a missing column, said once',
      `${linkHeader.replace(',外部サイトのアドレス', '')}\n${linkRow.replace(/,https.*/, '')}\n`,
      ['1 外部サイトのアドレス columnMissing'],
    ],
    ['a column twice', `${linkHeader},url\n${linkRow},https://a.example.jp/`, ['1 url columnTwice']],
    ['an id twice', linkTable(linkRow, linkRow.replace('5', '６'), linkRow), ['4 番号（新しいものは空欄） twice']],
    ['a quote that is not closed', linkTable(`5,"案内${linkRow.slice(4)}`), ['2 - quotes']],
    ['a quote inside', linkTable('5,案"内,b,c,d,https://example.jp/'), ['2 - quotes']],
    ['nothing', '', ['- - empty']],
    ['a header alone', linkHeader, ['- - noItems']],
  ])('%s', async (_, table, faults) => {
    expect(await faultsOf(read('link', table))).toEqual(faults);
  });
});

describe('courses', () => {
  const table = () => toCsv('course', [{ source: samples.course[0]! }]).split('\r\n');

  it('have rows of points, and faults name them', async () => {
    const lines = table();
    expect(await faultsOf(read('course', [lines[0], lines[2], ...lines.slice(1)].join('\r\n')))).toEqual([
      '2 - withoutCourse',
    ]);
    const asCourse = [...lines.slice(0, 2), lines[2]!.replace('地点', '駅前'), ...lines.slice(3)];
    expect(await faultsOf(read('course', asCourse.join('\r\n')))).toEqual(['3 行の種類 choice']);
    const outside = [...lines.slice(0, 2), lines[2]!.replace(/35\.\d+/, '34.9'), ...lines.slice(3)];
    expect(await faultsOf(read('course', outside.join('\r\n')))).toEqual(['3 緯度 outsideTokyo']);
  });

  it('say what does not go together', async () => {
    const [header, first, ...rest] = toCsv('course', [{ source: samples.course[0]! }], 'en').split('\r\n');
    const given = [header, first!.replace(/,Station,([^,]+),,/, ',Station,$1,Shinjuku,'), ...rest].join('\r\n');
    expect(await faultsOf(read('course', given))).toEqual(['2 Start: name (English; not for stations) notHere']);
    const onPoint = [header, first, rest[0]!.replace('Point,,', 'Point,7,'), ...rest.slice(1)].join('\r\n');
    expect(await faultsOf(read('course', onPoint))).toEqual(['3 Number (empty for a new one) notHere']);
  });

  it('have confirmed facts', async () => {
    const by = { by: { ja: '公園課', en: 'Parks Section' }, on: '2026-04-01' };
    const source = {
      ...samples.course[0]!,
      facts: {
        toilet: { is: true, ...by },
        stepFree: { is: false, ...by },
        surface: { is: { ja: '舗装', en: 'Paved' }, ...by },
      },
    };
    const written = toCsv('course', [{ source }]);
    expect((await read('course', written)).items[0]?.source).toEqual(source);
    const lines = written.trim().split('\r\n');
    expect(await faultsOf(read('course', [...lines, lines.at(-1)].join('\r\n')))).toEqual([
      `${lines.length + 1} 確認したこと twice`,
    ]);
  });
});
