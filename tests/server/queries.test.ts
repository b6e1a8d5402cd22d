/** Keywords as people type them: how many find nothing sensible first. `queries.tsv` says what each first course must tell of. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from './expected.ts';
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
    const { categories = [], scenes = [], points = [] } = course ?? {};
    const town = content.municipalities.find(({ code }) => code === course?.municipality);
    const told = [
      ...[course?.name, course?.lead, town?.name].flatMap((words) => (words ? [words.ja, words.en] : [])),
      ...points.flatMap(({ name, text }) => [name.ja, name.en, text?.ja ?? '', text?.en ?? '']),
      // No course has the name, but these are the nearest to the station of that name.
      ...(near ? [near.name, keyword] : []),
      ...[...categories, ...scenes, town && town.area !== 'special_wards' ? 'tama_tosho' : ''],
    ].join('\n');
    if (!course || !expected.test(told)) misses.push(`${keyword} → ${course?.name.ja ?? 'nothing'}`);
  }
  console.info(`${misses.length} of ${queries.length} keywords miss: ${misses.join('; ')}`);
  expect(misses.length / queries.length, misses.join('\n')).toBeLessThanOrEqual(missesAtMost);
});
