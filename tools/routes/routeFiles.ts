/** `content/routes/`: one file for each file of courses, one leg a line, so that a change of one course is one small diff. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type CourseContent, course as courseSchema } from '../../server/content/content.schema.ts';
import { asRoutes } from '../../server/content/contentFiles.ts';
import { type Route, route as routeSchema } from '../../server/content/route.schema.ts';
import { namesakes } from './namesakes.ts';
import { longLegReasons } from './report.ts';

const content = new URL('../../content/', import.meta.url).pathname;
const filesOf = (folder: string) =>
  existsSync(path.join(content, folder))
    ? readdirSync(path.join(content, folder))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
const read = <T extends z.ZodType>(folder: string, name: string, row: T) =>
  z.array(row).parse(JSON.parse(readFileSync(path.join(content, folder, name), 'utf8')));

/** Points that may stand far from the place of their name. */
export const readNamesakes = (): ReadonlySet<string> =>
  new Set(
    namesakes
      .parse(JSON.parse(readFileSync(path.join(content, 'namesakes.json'), 'utf8')))
      .map(({ course, point }) => `${course} ${point}`),
  );

/** Legs that may be very much longer than their straight line. */
export const readLongLegs = (): ReadonlySet<string> =>
  new Set(
    longLegReasons
      .parse(JSON.parse(readFileSync(path.join(content, 'long-legs.json'), 'utf8')))
      .map(({ course, from, to }) => `${course} ${from} ${to}`),
  );

/** Courses by the name of their file. */
export const readCourseFiles = (): Map<string, CourseContent[]> =>
  new Map(filesOf('courses').map((name) => [name, read('courses', name, courseSchema)]));

export const readRoutes = (): Map<number, Route> =>
  new Map(filesOf('routes').flatMap((name) => read('routes', name, routeSchema).map((route) => [route.id, route])));

/** Puts routes in the place of those kept for the same courses; courses that are gone lose theirs. */
export function writeRoutes(made: readonly Route[]): void {
  const routes = readRoutes();
  for (const route of made) routes.set(route.id, route);
  mkdirSync(path.join(content, 'routes'), { recursive: true });
  for (const [name, courses] of readCourseFiles()) {
    const rows = courses.flatMap(({ id }) => routes.get(id) ?? []);
    writeFileSync(path.join(content, 'routes', name), asRoutes(rows));
  }
}
