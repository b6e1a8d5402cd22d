/** Rows of a CSV file, with commas, semicolons or tabs between cells. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import type { ImportFault } from '../../contract/importFaults.ts';
import type { Language } from '../../contract/values.ts';
import { plain } from './cells.ts';
import { type Column, type Form, sampleColumn } from './columns.ts';
import { faultOf, UnreadableFile } from './faults.ts';

const columnsAtMost = 200;
const headMaxLength = 65_536;
const chunkLength = 65_536;
const rowMaxLength = 500_000;

const options = {
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: rowMaxLength,
};

const named = (name: string) => plain(name).toLowerCase();
const namesOf = ({ key, name }: Column) => [named(name.ja), named(name.en), named(key)];

export interface Header {
  /** By the place of the cell; null = a column without a name. */
  columns: (Column | null)[];
  /** As they stand in the file. */
  names: string[];
  lang: Language;
  delimiter: string;
  faults: ImportFault[];
}

/** Excel writes the separator of cells before the header in some languages. */
const separatorLine = /^sep=(.)\r?\n/i;

function headerCells(text: string, delimiter: string): string[] {
  try {
    const [cells = []] = parseNow(text.replace(separatorLine, '').slice(0, headMaxLength), {
      ...options,
      delimiter,
      to: 1,
      skip_empty_lines: true,
    });
    return cells as unknown as string[];
  } catch {
    return [];
  }
}

/** @throws UnreadableFile when no column is known, or there are too many */
export function readHeader(text: string, form: Form): Header {
  const columns = [...form.columns, sampleColumn];
  const find = (name: string) => columns.find((column) => namesOf(column).includes(named(name)));
  const candidates = [',', ';', '\t'].map((delimiter) => ({ delimiter, names: headerCells(text, delimiter) }));
  const known = ({ names }: { names: string[] }) => names.slice(0, columnsAtMost).filter((name) => find(name)).length;
  const best = candidates.reduce((a, b) => (known(b) > known(a) ? b : a));
  const most = Math.max(...candidates.map(({ names }) => names.length));
  if (known(best) === 0 || best.names.length > columnsAtMost)
    throw new UnreadableFile(
      most > columnsAtMost
        ? faultOf('tooManyColumns', { row: 1, value: most, example: String(columnsAtMost) })
        : faultOf('header', {
            row: 1,
            value: best.names[0],
            example: form.columns
              .map(({ name }) => name.ja)
              .slice(0, 3)
              .join('、'),
          }),
    );
  const found = best.names.map((name) => find(name) ?? null);
  const lang = best.names.some((name) => found.some((column) => column && named(column.name.ja) === named(name)))
    ? 'ja'
    : 'en';
  const faults = best.names.flatMap((name, at) => {
    const column = found[at];
    const place = { row: 1, column: name };
    if (column && found.indexOf(column) < at) return faultOf('columnTwice', { ...place, value: name });
    return column || named(name) === '' ? [] : faultOf('columnUnknown', { ...place, value: name });
  });
  const missing = form.columns.filter((column) => column.isRequired && !found.includes(column));
  return {
    columns: found,
    names: best.names,
    lang,
    delimiter: best.delimiter,
    faults: [
      ...faults,
      ...missing.map(({ name }) => faultOf('columnMissing', { row: 1, column: name[lang], example: name[lang] })),
    ],
  };
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** None ends within a character: the parser reads bytes, and half a character has none. */
function* chunks(text: string): Generator<string> {
  for (let at = 0, end: number; at < text.length; at = end) {
    end = at + chunkLength;
    if (isHighSurrogate(text.charCodeAt(end - 1))) end += 1;
    yield text.slice(at, end);
  }
}

/** Every row with its number in a spreadsheet, which counts empty rows and takes a cell with line breaks for one row. */
export async function* readRows(text: string, { delimiter }: Header): AsyncGenerator<{ row: number; cells: string[] }> {
  const body = text.replace(separatorLine, '');
  const records = Readable.from(chunks(body)).pipe(parse({ ...options, delimiter }));
  let row = 0;
  try {
    for await (const cells of records) {
      row += 1;
      yield { row, cells: cells as string[] };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new UnreadableFile(
      faultOf(isLong ? 'tooLongRow' : 'quotes', {
        row: Number(error.records ?? row) + 1,
        example: isLong ? String(rowMaxLength) : '"a ""b"" c"',
      }),
    );
  }
}
