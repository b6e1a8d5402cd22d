/** How much is read at once, and how fast. */
import { describe, expect, it } from 'vitest';
import { importMaxBytes, importMaxRows } from '../../../contract/importFaults.ts';
import { toCsv } from '../../../server/import/template.ts';
import { faultsOf, linkRow, linkTable, read, samples } from './support.ts';

const rows = (count: number) =>
  linkTable(...Array.from({ length: count }, (_, at) => linkRow.replace('5', String(at + 1))));

/** Of this process: what else the machine does is not counted. */
function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

describe('10,000 rows', () => {
  it('are read in less than 5 s, one more is refused', async () => {
    const table = rows(importMaxRows);
    const begun = process.cpuUsage();
    const { items, faults } = await read('link', table);
    expect(faults).toEqual([]);
    expect(items).toHaveLength(importMaxRows);
    expect(items.at(-1)).toMatchObject({ row: importMaxRows + 1, id: importMaxRows });
    expect(secondsSince(begun)).toBeLessThan(5);
    expect(await faultsOf(read('link', rows(importMaxRows + 1)))).toEqual(['10002 - tooManyRows']);
  });

  it('of shops, which have the most columns of one row, too', async () => {
    const shops = Array.from({ length: 2000 }, (_, at) => ({
      source: { ...samples.cooperation[at % samples.cooperation.length]!, id: at + 1 },
    }));
    const table = toCsv('cooperation', shops);
    const begun = process.cpuUsage();
    expect((await read('cooperation', table)).items).toHaveLength(shops.length);
    expect(secondsSince(begun)).toBeLessThan(5);
  });

  it('of notices, whose texts are HTML, too', async () => {
    const notices = Array.from({ length: 2000 }, (_, at) => ({ source: { ...samples.notice[at % 24]!, id: at + 1 } }));
    const table = toCsv('notice', notices);
    const begun = process.cpuUsage();
    expect((await read('notice', table)).items).toHaveLength(notices.length);
    expect(secondsSince(begun)).toBeLessThan(5);
  });

  it('with a fault each: a thousand are said, and how many more there are', async () => {
    const { faults } = await read('link', rows(importMaxRows).replaceAll('https:', 'ftp:'));
    expect(faults).toHaveLength(1001);
    expect(faults.at(-1)).toMatchObject({ kind: 'more', value: '9000' });
  });
});

it.each([65_535, 65_536, 131_071])('a character of two units is whole %i units into a table', async (at) => {
  const row = linkRow.replace('案内', '𠮷野');
  const before = linkTable('');
  const table = `${before}${' '.repeat(at - before.length - 2 - row.indexOf('𠮷'))}\r\n${row}`;
  expect(table.indexOf('𠮷')).toBe(at);
  const { items, faults } = await read('link', table);
  expect([faults, items.map(({ source }) => source)]).toMatchObject([[], [{ title: { ja: '𠮷野' } }]]);
});

it('5 MB are read, a byte more is refused', async () => {
  const table = linkTable(linkRow);
  const filled = (length: number) =>
    `${table}\r\n${' '.repeat(length - Buffer.byteLength(table) - 2)}`.slice(0, length);
  expect(await faultsOf(read('link', Buffer.alloc(importMaxBytes + 1, 0x20)))).toEqual(['- - tooLarge']);
  expect(await faultsOf(read('link', filled(400_000)))).toEqual([]);
});

describe('while it reads', () => {
  it('it says how far it is, and lets the process do something else', async () => {
    const seen: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await read('link', rows(1000), { onProgress: (things) => seen.push(things) });
    clearInterval(timer);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1000);
    expect(seen.length).toBeGreaterThan(10);
    expect(turns).toBeGreaterThan(0);
  });

  it('it can be stopped', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const reading = read('link', rows(1000), {
      signal: controller.signal,
      onProgress: (things) => {
        seen.push(things);
        if (things >= 200) controller.abort(new Error('stopped'));
      },
    });
    await expect(reading).rejects.toThrow('stopped');
    expect(seen.at(-1)).toBeLessThan(1000);
    await expect(read('link', rows(1), { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before');
  });
});
