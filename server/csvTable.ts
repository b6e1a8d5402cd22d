/** Tables as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */

/** What begins a formula, in full width too: a Japanese spreadsheet takes both. Also what is marked as text already. */
const asFormula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that begins like a formula is marked as text: spreadsheets would run it. */
const cell = (value: string | number | boolean): string => {
  const text = typeof value === 'string' && asFormula.test(value) ? `'${value}` : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A cell as it was before it was marked. */
export const withoutMark = (text: string): string =>
  text.startsWith("'") && asFormula.test(text) ? text.slice(1) : text;

type Row = readonly (string | number | boolean)[];

/** More of a table that has begun: for one that is sent in parts. */
export const csvRows = (rows: readonly Row[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export const csvTable = (header: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${csvRows([header, ...rows])}`;
