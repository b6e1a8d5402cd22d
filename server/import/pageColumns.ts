/** Columns of notices, events, articles, links, banners and parks. */
import * as cells from './cells.ts';
import {
  column,
  dateColumn,
  type Form,
  formOf,
  idColumn,
  inBoth,
  kanaColumn,
  municipalityColumn,
  placeColumns,
  sceneColumn,
} from './columns.ts';
import { choices } from './words.ts';

const required = { isRequired: true };
const rich = { isRequired: true, cell: cells.richText };
const title = ['見出し', 'Title'] as const;
const body = ['本文', 'Text'] as const;
const hrefColumn = column('href', ['サイト内のリンク先', 'Page of this site'], cells.path, '/kawabe-walking', required);

export const notice = formOf([
  idColumn,
  dateColumn('publishedOn', ['掲載日', 'Published on']),
  column('category', ['分類', 'Category'], cells.choice(choices.news), ['案内', 'Information'], required),
  ...inBoth('title', title, ['春のコースを追加しました', 'New walks for spring'], required),
  ...inBoth('body', body, ['<p>川べりのコースが増えました。</p>', '<p>There are more walks by the river.</p>'], rich),
]);

/** An event of the whole metropolis has no municipality: `null`, which no cell says. */
export const event: Form = {
  ...formOf([
    idColumn,
    dateColumn('startsOn', ['始まる日', 'First day']),
    dateColumn('endsOn', ['終わる日', 'Last day']),
    municipalityColumn({}),
    ...inBoth('title', title, ['とことこウォーク', 'Tokotoko walk'], required),
    ...inBoth('body', body, ['<p>上野公園を歩きます。</p>', '<p>A walk in Ueno Park.</p>'], rich),
    ...inBoth('place', ['場所', 'Place'], ['上野公園', 'Ueno Park'], required),
  ]),
  fold: (flat) => ({ ...flat, municipality: flat.municipality ?? null }),
};

export const article = formOf([
  idColumn,
  column('slug', ['アドレスの名前', 'Name in the address'], cells.slug, 'follow-the-river', required),
  dateColumn('publishedOn', ['掲載日', 'Published on']),
  ...inBoth('title', title, ['川の名を、橋でたどる', 'Follow a river by its bridges'], required),
  ...inBoth('lead', ['紹介', 'Lead'], ['橋の名を読んで歩きます。', 'Read each bridge as you pass.'], required),
  ...inBoth('body', body, ['<p>橋の名が目印です。</p>', '<p>Bridges show the way.</p>'], rich),
  sceneColumn,
  hrefColumn,
]);

export const link = formOf([
  idColumn,
  ...inBoth('title', title, ['東京都保健医療局', 'Bureau of Public Health'], required),
  ...inBoth('description', ['説明', 'Description'], ['東京都の案内です。', 'Pages of Tokyo.'], required),
  column('url', ['外部サイトのアドレス', 'Address of the site'], cells.url, 'https://www.metro.tokyo.lg.jp/', required),
]);

export const banner = formOf([
  idColumn,
  column('position', ['置く場所', 'Position'], cells.choice(choices.banner), ['トップ', 'Top'], required),
  ...inBoth('title', title, ['橋を数えて、川べりへ', 'Count the bridges'], required),
  ...inBoth('text', ['文', 'Words'], ['川に沿うコースです。', 'Walks along rivers.'], required),
  hrefColumn,
  sceneColumn,
]);

export const park = formOf([
  idColumn,
  ...inBoth('name', ['名前', 'Name'], ['日比谷公園', 'Hibiya Park'], required),
  kanaColumn('ひびやこうえん'),
  municipalityColumn(),
  ...placeColumns(),
  ...inBoth('description', ['説明', 'Description'], ['池のある公園です。', 'A park with a pond.'], required),
]);
