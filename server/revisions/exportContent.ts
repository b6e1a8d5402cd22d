/** What people may change, written as the files in `content/`: read by a first start, they give the same content again. */
import { asc } from 'drizzle-orm';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import { asFields, asLines, asRoutes } from '../content/contentFiles.ts';
import type { Db } from '../db/database.ts';
import { kinds } from './kinds.ts';
import { contentItems, type Source } from './revisions.table.ts';

/** Ids of the courses in each file of `courses/`, by the file's name. */
export type CourseFiles = ReadonlyMap<string, readonly number[]>;

/** Courses that no file has yet. */
const addedCourses = 'added.json';

const files: Record<Exclude<RevisionKind, 'course'>, { name: string; write: (rows: readonly object[]) => string }> = {
  cooperation: { name: 'institutions/cooperation.json', write: asLines },
  sponsor: { name: 'institutions/sponsor.json', write: asLines },
  playground: { name: 'institutions/playground.json', write: asLines },
  notice: { name: 'notices.json', write: asFields },
  event: { name: 'events.json', write: asFields },
  article: { name: 'articles.json', write: asFields },
  link: { name: 'links.json', write: asFields },
  banner: { name: 'banners.json', write: asFields },
  park: { name: 'parks.json', write: asLines },
};

function filesOfCourses(courses: readonly Source[], fileOf: CourseFiles): [string, string][] {
  const nameOf = new Map([...fileOf].flatMap(([name, ids]) => ids.map((id) => [id, name] as const)));
  const byFile = Map.groupBy(courses, ({ id }) => nameOf.get(id) ?? addedCourses);
  return [...new Set([...fileOf.keys(), ...byFile.keys()])].flatMap((name): [string, string][] => {
    const own = byFile.get(name) ?? [];
    const routes = own.flatMap(({ route }) => (route ? [route as object] : []));
    return [
      [`courses/${name}`, asFields(own.map(({ route: _route, ...course }) => course))],
      [`routes/${name}`, asRoutes(routes)],
    ];
  });
}

/**
 * @param fileOf the files that there are: a course stays in its own, and new ones come into one of theirs
 * @returns texts by the path of their file in `content/`
 */
export async function exportContent(db: Db, fileOf: CourseFiles): Promise<Map<string, string>> {
  const items = await db.select().from(contentItems).orderBy(asc(contentItems.kind), asc(contentItems.key));
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  // The database keeps fields in an order of its own: the form gives them theirs.
  const sourcesOf = (kind: RevisionKind) =>
    (byKind.get(kind) ?? []).map(({ source }) => kinds[kind].schema.parse(source));
  return new Map([
    ...filesOfCourses(sourcesOf('course'), fileOf),
    ...Object.entries(files).map(([kind, { name, write }]): [string, string] => [
      name,
      write(sourcesOf(kind as RevisionKind)),
    ]),
  ]);
}
