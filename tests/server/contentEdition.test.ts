/**
 * A newer edition of the sample content: adds and updates samples, and leaves what people entered, changed or deleted.
 *
 * With a few samples of each kind: that all of them load is proved in `setUp.test.ts`. On both engines in a full run. Each test
 * finds the tables as the first edition left them.
 */
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadContent } from '../../server/content/loadContent.ts';
import type { Content } from '../../server/content/readContent.ts';
import { type Database, openDatabase, rowsOf } from '../../server/db/database.ts';
import { content } from './expected.ts';
import { freshDatabase, onEngineInTurn } from './support.ts';

const courses = content.courses.slice(0, 3);
const lines = content.lines.slice(0, 2);
const stopsOfCourses = courses.flatMap(({ start, goal }) => [start, goal]);
const few: Content = {
  ...content,
  courses,
  lines,
  stations: content.stations.filter(
    ({ id, name }) =>
      lines.some(({ stations }) => stations.includes(id)) ||
      stopsOfCourses.some((stop) => stop.kind === 'station' && stop.station === name.ja),
  ),
  parks: content.parks.slice(0, 3),
  notices: content.notices.slice(0, 3),
  cooperation: content.cooperation.slice(0, 2),
  sponsor: content.sponsor.slice(0, 2),
  playground: content.playground.filter(({ park }) => park === undefined).slice(0, 2),
  photos: content.photos.filter(({ course }) => courses.some(({ id }) => id === course)),
};

/** In the order in which rows refer to each other. */
const tables = [
  ...['municipalities', 'scenes', 'lines', 'stations', 'line_stations', 'courses', 'course_index', 'course_counts'],
  ...[
    'parks',
    'equipment',
    'institutions',
    'institution_index',
    'notices',
    'events',
    'articles',
    'links',
    'banners',
    'titles',
    'content_samples',
    'content_editions',
  ],
];

let database: Database;
let editionNumber: number;
const query = async <T>(text: string) => rowsOf<T>(await database.db.execute(sql.raw(text)));
/** As at a start of the portal: without the time limits of a request. */
async function load(read: Content, onLeftOut?: (sample: string) => void): Promise<boolean> {
  let isLoaded = false;
  await database.setUp(async (db) => {
    isLoaded = await loadContent(db, onLeftOut, {
      readEdition: () => ({ number: editionNumber, hash: `edition ${editionNumber}` }),
      readContent: () => read,
    });
  });
  return isLoaded;
}
/** Loads the next edition, which differs by `change`. @returns the samples that were left out */
async function nextEdition(change: (content: Content) => Content): Promise<string[]> {
  editionNumber += 1;
  const leftOut: string[] = [];
  expect(await load(change(few), (sample) => leftOut.push(sample))).toBe(true);
  return leftOut;
}

const words = (text: string) => ({ ja: `${text}。`, en: text });
const quoted = (text: string) => `'${JSON.stringify(words(text))}'::jsonb`;
/** Every sample with another text. */
const reworded = (content: Content): Content => ({
  ...content,
  courses: content.courses.map((row) => ({ ...row, lead: words('Newer') })),
  parks: content.parks.map((row) => ({ ...row, description: words('Newer') })),
  equipment: content.equipment.map((row) => ({ ...row, trains: words('Newer') })),
  cooperation: content.cooperation.map((row) => ({ ...row, efforts: words('Newer') })),
  sponsor: content.sponsor.map((row) => ({ ...row, efforts: words('Newer') })),
  playground: content.playground.map((row) => ({ ...row, efforts: words('Newer') })),
  notices: content.notices.map((row) => ({ ...row, body: words('Newer') })),
  events: content.events.map((row) => ({ ...row, body: words('Newer') })),
  articles: content.articles.map((row) => ({ ...row, body: words('Newer') })),
  links: content.links.map((row) => ({ ...row, description: words('Newer') })),
  banners: content.banners.map((row) => ({ ...row, text: words('Newer') })),
});
const editorial = [
  ['notices', 'body'],
  ['events', 'body'],
  ['articles', 'body'],
  ['links', 'description'],
  ['banners', 'text'],
  ['parks', 'description'],
  ['institutions', 'efforts'],
  ['courses', 'lead'],
] as const;

onEngineInTurn((engine) => {
  const empty = () => query(`truncate ${tables.join()} cascade`);
  beforeAll(async () => {
    const fresh = await freshDatabase(engine);
    database = await openDatabase(fresh.options);
    editionNumber = 1;
    await empty();
    await load(few);
    await query('create schema saved');
    for (const table of tables) await query(`create table saved.${table} as table ${table}`);
    return async () => {
      await database.close();
      await fresh.remove();
    };
  });
  beforeEach(async () => {
    editionNumber = 1;
    await empty();
    for (const table of tables) await query(`insert into ${table} table saved.${table}`);
  });

  it('leaves what was entered by hand', async () => {
    for (const [table, text] of editorial) {
      const columns = (await query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}' and column_name not in ('id', 'slug', '${text}')`,
      ))!.map(({ name }) => `"${name}"`);
      const slug = table === 'articles' ? ', slug' : '';
      await query(
        `insert into ${table} (id, "${text}"${slug}, ${columns.join()}) select 5000, ${quoted('By hand')}${slug && ", 'by-hand'"}, ${columns.join()} from ${table} order by id limit 1`,
      );
    }
    await query(
      `insert into course_index select (jsonb_populate_record(course_index, '{"id":5000}')).* from course_index where id = 101`,
    );
    await nextEdition(reworded);
    for (const [table, text] of editorial)
      expect(await query(`select "${text}" ->> 'en' as text from ${table} where id = 5000`), table).toEqual([
        { text: 'By hand' },
      ]);
    expect(
      await query(
        'select c.is_public, i.is_public as found from courses c join course_index i using (id) where id = 5000',
      ),
    ).toEqual([{ is_public: true, found: true }]);
  });

  it('updates the samples that nobody has changed, and only those', async () => {
    for (const [table, text] of editorial)
      await query(`update ${table} set "${text}" = ${quoted('Changed')} where id = (select min(id) from ${table})`);
    await nextEdition(reworded);
    for (const [table, text] of editorial) {
      const texts = await query<{ text: string }>(`select "${text}" ->> 'en' as text from ${table} order by id`);
      expect(texts.length, table).toBeGreaterThan(1);
      expect([texts[0]!.text, ...new Set(texts.slice(1).map((row) => row.text))], table).toEqual(['Changed', 'Newer']);
    }
    // An edition later it is the same.
    await nextEdition((content) => content);
    for (const [table, text] of editorial) {
      const [first, second] = await query<{ text: string }>(
        `select "${text}" ->> 'en' as text from ${table} order by id`,
      );
      expect(first!.text, table).toBe('Changed');
      expect(second!.text, table).not.toBe('Newer');
    }
  });

  it('keeps confirmed facts, statuses, closures and counts of a course whose texts it updates', async () => {
    await query(
      `update courses set status = 'closed', status_note = ${quoted('Works')}, step_free = true, toilet = true, bench = false, surface = ${quoted('Gravel')}, is_public = false where id = 101`,
    );
    await query(`insert into course_counts (course_id, day, accessed) values (101, '2026-11-20', 5)`);
    await nextEdition(reworded);
    expect(
      await query(
        `select c.lead ->> 'en' as lead, c.status, c.status_note ->> 'en' as note, c.step_free, c.toilet, c.bench, c.surface ->> 'en' as surface, c.is_public, i.toilet as found_toilet, i.is_public as found, n.accessed from courses c join course_index i using (id) join course_counts n on n.course_id = c.id where c.id = 101`,
      ),
    ).toEqual([
      {
        ...{ lead: 'Newer', status: 'closed', note: 'Works', step_free: true, toilet: true, bench: false },
        ...{ surface: 'Gravel', is_public: false },
        ...{ found_toilet: true, found: false, accessed: 5 },
      },
    ]);
  });

  it('makes anew what searches compare of shops that people changed', async () => {
    await query(
      `update institutions set efforts = ${quoted('Aardvark')} where id = (select min(id) from institutions)`,
    );
    await query(`update institution_index set terms = '', is_public = true`);
    await nextEdition((content) => content);
    const found = await query<{ id: number }>(
      `select id from institution_index where terms @@ $$'~aardvark'$$::tsquery order by id`,
    );
    expect(found).toEqual(await query('select min(id) as id from institutions'));
    expect(await query(`select count(*)::int as empty from institution_index where terms = ''`)).toEqual([
      { empty: 0 },
    ]);
  });

  it('adds new samples, and neither deletes nor hides one that it has no more', async () => {
    await nextEdition((content) => ({
      ...content,
      courses: content.courses.filter(({ id }) => id !== 103),
      notices: [...content.notices.slice(1), { ...content.notices[0]!, id: 9000, title: words('New') }],
      parks: [...content.parks.slice(1), { ...content.parks[0]!, id: 9000 }],
      lines: content.lines.map((line, index) => (index ? line : { ...line, stations: line.stations.slice(1) })),
    }));
    expect(
      await query(
        `select (select count(*)::int from notices where id in (1, 9000)) as notices, (select count(*)::int from parks where id in (1, 9000)) as parks, (select is_public from courses where id = 103) as course`,
      ),
    ).toEqual([{ notices: 2, parks: 2, course: true }]);
    const [line] = await query<{ first: number }>(
      'select station_id as first from line_stations where line_id = 1 order by position limit 1',
    );
    expect(line).toEqual({ first: few.lines[0]!.stations[1] });
  });

  it('leaves deleted what people deleted', async () => {
    for (const table of ['notices', 'events', 'articles', 'links', 'banners', 'parks'])
      await query(`delete from ${table} where id = (select min(id) from ${table})`);
    await query('delete from courses where id = 102');
    await nextEdition(reworded);
    await nextEdition((content) => content);
    for (const table of ['notices', 'events', 'articles', 'links', 'banners', 'parks'])
      expect(await query(`select count(*)::int as found from ${table} where id = 1`), table).toEqual([{ found: 0 }]);
    expect(await query('select count(*)::int as found from courses where id = 102')).toEqual([{ found: 0 }]);
  });

  it('leaves out a sample that people left no room for, says so, and loads the rest', async () => {
    await query(`update articles set slug = 'by-hand' where id = 2`);
    const leftOut = await nextEdition((content) => ({
      ...reworded(content),
      articles: [...reworded(content).articles, { ...content.articles[0]!, id: 9000, slug: 'by-hand' }],
      // A station that people deleted, as one that was never there.
      lines: [...content.lines, { ...content.lines[0]!, id: 9000, stations: [1, 9001] }],
    }));
    expect(leftOut).toEqual(['line_stations 9000', 'articles 9000']);
    expect(await query(`select count(*)::int as found from articles where body ->> 'en' = 'Newer'`)).not.toEqual([
      { found: 0 },
    ]);
    expect(await query('select count(*)::int as found from articles where id = 9000')).toEqual([{ found: 0 }]);
  });

  it('loads nothing of an older edition', async () => {
    await nextEdition(reworded);
    editionNumber = 0;
    expect(await load(few)).toBe(false);
    expect(await query(`select body ->> 'en' as body from notices where id = 1`)).toEqual([{ body: 'Newer' }]);
  });

  it('takes rows of a database from before editions for what people entered, unless they are the same', async () => {
    await query('delete from content_samples');
    await query('update content_editions set number = 0');
    await query(`update notices set body = ${quoted('From before')} where id = 1`);
    await nextEdition((content) => content);
    await nextEdition(reworded);
    expect(await query(`select body ->> 'en' as body from notices where id in (1, 2) order by id`)).toEqual([
      { body: 'From before' },
      { body: 'Newer' },
    ]);
  });
});
