/** Keywords as people type them: how many find nothing sensible first. `queries.tsv` says what each first course must tell of. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { metresToLine } from '../../contract/geo.ts';
import { content, expectedCourses } from './expected.ts';
import { openPortal, type Portal } from './support.ts';

const [, ...rows] = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const queries = rows.map((row) => {
  const [keyword, expected] = row.split('\t') as [string, string];
  return { keyword, expected: new RegExp(expected, 'i') };
});

/** Of all keywords, so many may miss. */
const missesAtMost = 0.05;

/** Where no course has the name of a station, one as near as this is a sensible answer: 45 minutes on foot. */
const nearWithinM = 3000;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal('pglite');
});
afterAll(() => portal.close());

it('finds something sensible first for nearly every keyword', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const misses: string[] = [];
  for (const { keyword, expected } of queries) {
    const { courses, near } = (await portal.call('GET /search', { keyword, limit_num: 1 })).body;
    const course = content.courses.find(({ id }) => id === courses[0]?.id);
    const facts = expectedCourses.find(({ id }) => id === course?.id);
    const { categories = [], scenes = [], points = [] } = course ?? {};
    const town = content.municipalities.find(({ code }) => code === course?.municipality);
    const station = content.stations.find(({ id }) => id === near?.id);
    const isNear = !!station && !!facts && metresToLine(station, facts.way) <= nearWithinM;
    const told = [
      ...[course?.name, course?.lead, town?.name].flatMap((words) => (words ? [words.ja, words.en] : [])),
      ...points.flatMap(({ name, text }) => [name.ja, name.en, text?.ja ?? '', text?.en ?? '']),
      // No course has the name, but this one is near the station of that name.
      ...(isNear ? [station.name.ja, station.name.en] : []),
      // Stations at most 300 m from the way.
      ...content.stations.filter(({ id }) => facts?.stationIds.includes(id)).map(({ name }) => name.ja),
      ...content.lines.filter(({ id }) => facts?.lineIds.includes(id)).map(({ name }) => name.ja),
      ...(facts?.timeBand === 5 ? ['long'] : []),
      ...(courses[0]?.is_flat ? ['flat'] : []),
      ...(course && content.routes.get(course.id)!.rests.some(({ kind }) => kind === 'toilet') ? ['toilet'] : []),
      ...[...categories, ...scenes, town && town.area !== 'special_wards' ? 'tama_tosho' : ''],
    ].join('\n');
    if (!course || !expected.test(told)) misses.push(`${keyword} → ${course?.name.ja ?? 'nothing'}`);
  }
  console.info(`${misses.length} of ${queries.length} keywords miss: ${misses.join('; ')}`);
  expect(misses.length / queries.length, misses.join('\n')).toBeLessThanOrEqual(missesAtMost);
});

it('finds no course with steps, gravel or earth by the words for wheelchairs', async () => {
  const rough = content.courses.filter(({ caution, points }) =>
    /[階石]段|砂利|土の道/.test(JSON.stringify([caution?.ja, points.map(({ text, way }) => [text?.ja, way?.ja])])),
  );
  for (const id of [205, 307, 311, 503, 1018, 2002]) expect(rough.map((course) => course.id)).toContain(id);
  for (const keyword of ['車いす', '車椅子', 'バリアフリー', '段差なし', 'wheelchair', 'barrier free', 'step-free']) {
    const { courses, total } = (await portal.call('GET /search', { keyword, limit_num: 100 })).body;
    expect(total, keyword).toBeGreaterThan(5);
    expect(courses, keyword).toHaveLength(total);
    const found = courses.map(({ id }) => id);
    expect(rough.filter(({ id }) => found.includes(id)).map(({ id, name }) => `${keyword}: ${id} ${name.ja}`)).toEqual(
      [],
    );
  }
});
