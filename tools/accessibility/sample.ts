/** Courses that are tested besides the pages of every screen: one of each kind, and some drawn by lot. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccessibilityResult } from '../../contract/accessibility.ts';
import { root } from '../../scripts/steps.ts';

/** Closed in the run's own database: the content has no closed course. */
export const closedCourse = 1003;
/** From station to station, on an island, round a park's pond, closed. */
const oneOfEachKind = [2009, 414, 201, closedCourse];
/** The page of every screen has it already. */
const always = 101;
const drawnCount = 3;

const pageOf = (id: number) => `/map/detail/${id}`;

function courseIds(): number[] {
  const directory = path.join(root, 'content/courses');
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(path.join(directory, name), 'utf8')) as { id: number }[])
    .map(({ id }) => id);
}

/** The same seed draws the same from the same courses, in whatever order they come. */
export function drawCourses(seed: string, ids: readonly number[], count = drawnCount): number[] {
  const lot = (id: number) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return ids
    .filter((id) => id !== always && !oneOfEachKind.includes(id))
    .map((id) => ({ id, lot: lot(id) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}

export const chosenCoursePages = (): string[] => oneOfEachKind.map(pageOf);

/** @param seed the month of the run, `2026-11`: within it the drawn courses stay, so that their outcomes can be kept */
export const sampleOf = (seed: string): NonNullable<AccessibilityResult['sample']> => ({
  seed,
  drawn: drawCourses(seed, courseIds()).map(pageOf),
});
