/** `npm run content`: what it takes in, what it says of faults, and what it writes. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { content as command } from '../../scripts/commands/content.ts';
import { openDatabase } from '../../server/db/database.ts';
import { toCsv } from '../../server/import/template.ts';
import { revisions } from '../../server/revisions/revisions.table.ts';
import { isFull } from '../full.ts';
import { content } from './expected.ts';
import { geoJsonOf, gpxOf, lineOf } from './importSupport.ts';
import { type FreshDatabase, freshDatabase, onEachEngine, temporaryDirectory } from './support.ts';

const folder = temporaryDirectory();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** @returns the path of a file with this content */
function fileWith(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
const release = new URL('../../content/', import.meta.url).pathname;
const now = () => new Date('2026-11-20T12:00:00+09:00');
const words = { ja: '短い文', en: 'Short words' };
const notice = { publishedOn: '2026-11-19', category: 'notice', title: words, body: words, id: null };

onEachEngine((engine) => {
  let fresh: FreshDatabase;
  let settings: Record<string, string>;
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    const { url, directory } = fresh.options;
    settings = url ? { DATABASE_URL: url } : { DATA_DIR: directory };
  });
  afterAll(() => fresh.remove());

  const said: string[] = [];
  const run = (...args: string[]) => {
    said.length = 0;
    return command(args, settings, now, (text) => void said.push(text));
  };
  async function proposals() {
    const { db, close } = await openDatabase(fresh.options);
    const rows = await db.select().from(revisions).orderBy(asc(revisions.id));
    await close();
    return rows;
  }

  it('writes the untouched samples byte for byte, beside what else is there', async () => {
    const target = path.join(folder, `out-${engine}`);
    mkdirSync(target);
    writeFileSync(path.join(target, 'README.md'), 'ours');
    expect(await run('export', target)).toMatch(/^\d+ files in /);
    const written = readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'README.md')
      .map((entry) => path.relative(target, path.join(entry.parentPath, entry.name)));
    expect(written.length).toBeGreaterThan(9);
    for (const name of written)
      expect(readFileSync(path.join(target, name)).equals(readFileSync(path.join(release, name))), name).toBe(true);
    expect(readFileSync(path.join(target, 'README.md'), 'utf8')).toBe('ours');
  });

  it('proposes what a table holds, for the bureau, and nothing twice', async () => {
    const [link, ...others] = content.links;
    const file = fileWith('links.json', JSON.stringify([{ ...link!, title: words }, ...others]));
    const publishAt = ['--publish-at', '2027-04-01T09:00+09:00'];
    expect(await run('import', file, '--kind', 'link', '--note', '春の更新', ...publishAt)).toBe(
      `Proposed: 0 new, 1 changed. Unchanged: ${others.length}. They wait for a decision on the staff page.\n`,
    );
    expect(await proposals()).toMatchObject([
      {
        ...{ kind: 'link', key: link!.id, state: 'waiting', note: '春の更新', byStaff: 'author' },
        publishAt: new Date('2027-04-01T00:00:00Z'),
      },
    ]);
  });

  it.each([
    ['en', /^Row 2\b.*\n[\s\S]*Nothing was taken in\.$/],
    ['ja', /^2行目[\s\S]*Nothing was taken in\.$/],
  ])('says every fault in words (%s), and takes nothing in', async (lang, message) => {
    const csv = toCsv('notice', [{ source: notice }, { source: notice }], lang as 'en').replace(
      '2026-11-19',
      '19/11/26',
    );
    const before = (await proposals()).length;
    await expect(run('import', fileWith('faulty.csv', csv), '--kind', 'notice', '--lang', lang)).rejects.toThrow(
      message,
    );
    expect(await proposals()).toHaveLength(before);
  });

  it('proposes the line of a course from what map programs write', async () => {
    const moved = lineOf(101).map(([lat, lng]): [number, number] => [lat + 0.00003, lng]);
    const before = (await proposals()).length;
    expect(await run('import', fileWith('line.gpx', gpxOf(moved)), '--course', '101', '--note', '歩いた線')).toBe(
      'Proposed: the line of course 101. It waits for a decision on the staff page.\n',
    );
    const rows = await proposals();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ kind: 'course', key: 101, state: 'waiting', note: '歩いた線' });
    expect(rows.at(-1)!.after).not.toEqual(rows.at(-1)!.before);
    const reversed = fileWith('back.geojson', geoJsonOf(lineOf(101).toReversed()));
    await expect(run('import', reversed, '--course', '101', '--lang', 'ja')).rejects.toThrow(
      /線の向きが逆です[\s\S]*Nothing was taken in\.$/,
    );
    const hostile = fileWith('x.kml', '<?xml version="1.0"?><!DOCTYPE k [<!ENTITY a "b">]><kml>&a;</kml>');
    await expect(run('import', hostile, '--course', '101')).rejects.toThrow(/Nothing was taken in\.$/);
    await expect(run('import', reversed, '--course', '999999')).rejects.toThrow('There is no course 999999.');
    expect(await proposals()).toHaveLength(before + 1);
  });

  it('gives what there is as a table, which would change nothing', async () => {
    const file = fileWith('links.csv', await run('table', 'link', '--lang', 'ja'));
    expect(await run('import', file, '--kind', 'link')).toContain(`0 new, 0 changed. Unchanged: `);
  });

  it('gives templates and schemas', async () => {
    expect(await run('template', 'link', '--lang', 'ja')).toMatch(/^\uFEFF[^\n]*,見出し（日本語）,/);
    expect(JSON.parse(await run('schema', 'link'))).toHaveProperty('$defs.thing.properties.url');
  });

  it.each([
    [[]],
    [['import']],
    [['import', 'x.csv']],
    [['import', 'x.csv', '--kind', 'moon']],
    [['import', 'x.gpx', '--kind', 'link', '--course', '101']],
    [['template', 'moon']],
    [['export', 'a', 'b']],
    [['import', 'x.csv', '--kind', 'link', '--lang', 'fr']],
  ])('explains itself for %j', async (args) => {
    await expect(run(...args)).rejects.toThrow(/^npm run content -- export/);
  });

  it.each([
    [['import', '/nowhere.csv', '--kind', 'link'], /nowhere\.csv is not there/],
    [['import', '/nowhere.gpx', '--course', '101'], /nowhere\.gpx is not there/],
    [['import', 'x.gpx', '--course', '0'], /^0 is no number of a course/],
    [['import', 'x', '--kind', 'link', '--publish-at', '2026-11-20T11:59+09:00'], /is over/],
    [['import', 'x', '--kind', 'link', '--publish-at', 'tomorrow'], /is no time/],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });

  /** A busy machine has other things to do: the figure is held where nothing else runs. */
  it.runIf(isFull)(
    'takes ten thousand rows within a minute, and says how far it is',
    { timeout: 300_000 },
    async () => {
      const rows = Array.from({ length: 10_000 }, () => ({ source: notice }));
      const file = fileWith('many.csv', toCsv('notice', rows));
      const began = performance.now();
      expect(await run('import', file, '--kind', 'notice')).toMatch(/^Proposed: 10000 new/);
      expect(performance.now() - began).toBeLessThan(60_000);
      expect(said.filter((line) => line.endsWith(' read\n')).length).toBeGreaterThan(5);
      expect(said.at(-1)).toBe('10000 of 10000 compared\n');
    },
  );
});
