import type { Language } from '../contract/values.ts';
import type { Words } from './db/columns.ts';

type Localised<Row> = {
  [Key in keyof Row]: Row[Key] extends Words ? string : Row[Key] extends Words | null ? string | null : Row[Key];
};

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'ja' in value && 'en' in value;

/** A row with its texts in one language. Queries select columns by the names of the contract, so that nothing else is renamed. */
export const localise = <Row extends object>(row: Row, lang: Language): Localised<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isWords(value) ? value[lang] : value]),
  ) as Localised<Row>;
