import type { Draft } from './check.ts';
import type { Path } from './columnAt.ts';
import { faultOf, UnreadableFile } from './faults.ts';
import { parseJson } from './nesting.ts';

/** `points[2].name.ja` */
const pathInWords = (path: Path): string =>
  path.reduce<string>(
    (said, part) => (typeof part === 'number' ? `${said}[${part}]` : `${said}${said && '.'}${String(part)}`),
    '',
  );

/**
 * One thing or a list of them, as in `content/`.
 * @throws UnreadableFile
 */
export function readJson(text: string, rowsAtMost: number): Draft[] {
  const parsed = parseJson(text);
  const all: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (all.length > rowsAtMost)
    throw new UnreadableFile(faultOf('tooManyRows', { value: all.length, example: String(rowsAtMost) }));
  return all.map((source, index) => {
    const row = index + 1;
    const isObject = typeof source === 'object' && source !== null && !Array.isArray(source);
    return {
      row,
      source: isObject ? (source as Record<string, unknown>) : {},
      faults: isObject ? [] : [faultOf('notObject', { row, value: source, example: '{"id": 1, …}' })],
      lang: 'json',
      place: (path) => (isObject ? { row, column: pathInWords(path) } : null),
    };
  });
}
