/** What columns are, and those that several kinds have. */
import type { RowKind } from '../../contract/revisionRules.ts';
import type { Language } from '../../contract/values.ts';
import type { Cell } from './cells.ts';
import * as cells from './cells.ts';
import { choices, type Words } from './words.ts';

export interface Column {
  key: string;
  /** Its header. A file may have either language, or the key. */
  name: Words;
  /** Where its value stands in the thing, or in the point or fact of its row. */
  path: readonly string[];
  cell: Cell;
  example: Words;
  isRequired?: boolean;
  /** Absent: of the row of the thing alone. */
  rows?: readonly RowKind[];
  /** The sample leaves it empty: it would not go together with the other columns. */
  isNotInSample?: boolean;
}

export interface Form {
  columns: readonly Column[];
  /** Rows say of which kind they are: `row`. */
  hasRowKinds?: boolean;
  /** From values as columns have them to the form of `content/`. */
  fold: (flat: Record<string, unknown>) => Record<string, unknown>;
  /** The other way round. */
  unfold: (source: Record<string, unknown>) => Record<string, unknown>;
}

const same = (value: Record<string, unknown>) => value;
export const formOf = (columns: readonly Column[]): Form => ({ columns, fold: same, unfold: same });

type Options = Pick<Column, 'isRequired' | 'rows' | 'isNotInSample'>;
const required: Options = { isRequired: true };

export const column = (
  key: string,
  [ja, en]: readonly [ja: string, en: string],
  cell: Cell,
  example: string | readonly [ja: string, en: string],
  { path = [key], ...options }: Options & { path?: readonly string[] } = {},
): Column => ({
  key,
  name: { ja, en },
  path,
  cell,
  example: typeof example === 'string' ? { ja: example, en: example } : { ja: example[0], en: example[1] },
  ...options,
});

/** A text in both languages: two columns. */
export const inBoth = (
  key: string,
  [ja, en]: readonly [ja: string, en: string],
  [inJa, inEn]: readonly [ja: string, en: string],
  { cell = cells.text, ...options }: Options & { cell?: Cell } = {},
): Column[] => [
  column(`${key}_ja`, [`${ja}（日本語）`, `${en} (Japanese)`], cell, inJa, { ...options, path: [key, 'ja'] }),
  column(`${key}_en`, [`${ja}（英語）`, `${en} (English)`], cell, inEn, { ...options, path: [key, 'en'] }),
];

/** A row with something in it is a sample: it is not taken in. */
export const sampleColumn = column(
  'sample',
  ['見本（書いた行は取り込みません）', 'Sample (rows with an entry are not imported)'],
  cells.text,
  ['見本', 'Sample'],
);

export const idColumn = column('id', ['番号（新しいものは空欄）', 'Number (empty for a new one)'], cells.id, '12');

export const kanaColumn = (example: string, options: Options = required) =>
  column('kana', ['よみがな', 'Reading in hiragana'], cells.kana, example, options);

export const municipalityColumn = (options: Options = required) =>
  column('municipality', ['区市町村', 'Municipality'], cells.municipality, ['千代田区', 'Chiyoda City'], options);

export const placeColumns = (options: Options = required): Column[] => [
  column('lat', ['緯度', 'Latitude'], cells.decimal, '35.6738', options),
  column('lng', ['経度', 'Longitude'], cells.decimal, '139.7560', options),
];

export const dateColumn = (key: string, name: readonly [ja: string, en: string], options: Options = required) =>
  column(key, name, cells.date, ['2026年4月1日', '2026-04-01'], options);

export const sceneColumn = column(
  'scene',
  ['シーン', 'Scene'],
  cells.choice(choices.scene),
  ['水辺', 'Waterside'],
  required,
);

const jsonExample = (cell: Cell, { en }: Words) => (cell === cells.municipality ? '13101' : en);

/** What could stand in a column: as a cell in a language, or as a value of JSON. */
export const exampleOf = ({ cell, example }: Column, lang: Language | 'json'): string =>
  cell.example?.(lang) ?? (lang === 'json' ? jsonExample(cell, example) : example[lang]);
