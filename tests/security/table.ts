/** The table of docs/security.md that the tests of every call write: one row a call or file of somebody's, one column a group of callers. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calls, ownFiles } from './inputs.ts';

export const docFile = path.resolve(import.meta.dirname, '../../docs/security.md');

const columns = [
  'nobody',
  'forged',
  'ended',
  'expired',
  'member',
  'another member',
  'staff',
  'other staff',
  'cross-site',
  'unproven',
  'extra fields',
  'wrong types',
  '20 at once',
] as const;
export type Column = (typeof columns)[number];

/** What came of it: statuses, or that the assertions held. */
const seen = new Map<string, Map<Column, Set<string>>>();

export function note(call: string, column: Column, outcome: number | '✓' | '–'): void {
  const row = seen.get(call) ?? new Map<Column, Set<string>>();
  seen.set(call, row.set(column, (row.get(column) ?? new Set()).add(String(outcome))));
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function table(): string {
  const cellsOf = (call: string) =>
    columns.map((column) => [...(seen.get(call)?.get(column) ?? [])].sort().join(', ') || '?');
  return [
    row(['call', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...[...calls, ...ownFiles].map((call) => row([`\`${call}\``, ...cellsOf(call)])),
  ].join('\n');
}

const marks = /(<!-- calls: written by a test -->\n)[\s\S]*?(\n<!-- end of calls -->)/;

/** As it stands in the document; with SECURITY_TABLE=write it is written there first. */
export function tableInDocument(): string {
  const text = readFileSync(docFile, 'utf8');
  if (process.env.SECURITY_TABLE !== 'write') return marks.exec(text)![0].split('\n').slice(1, -1).join('\n');
  writeFileSync(
    docFile,
    text.replace(marks, (_, start: string, end: string) => `${start}${table()}${end}`),
  );
  return table();
}
