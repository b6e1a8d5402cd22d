/** What people may change, written as the files in `content/`: read by a first start, they give the same content again. */
import { asc } from 'drizzle-orm';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import { asFields, asLines, asRoutes } from '../content/contentFiles.ts';
import type { StoredFacts } from '../courses/courses.table.ts';
import type { Db } from '../db/database.ts';
import { type FactsSource, factsFrom } from '../facts/confirmed.ts';
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

/** A course with what duty has confirmed of it: in the files both are one. */
function withFacts({ facts, ...course }: Source, confirmed: Source | undefined): Source {
  const all = factsFrom(facts as StoredFacts | undefined, (confirmed as FactsSource | undefined)?.facts ?? {});
  return (all ? { ...course, facts: all } : course) as Source;
}

/**
 * @param fileOf the files that there are: a course stays in its own, and new ones come into one of theirs
 * @returns texts by the path of their file in `content/`
 */
export async function exportContent(db: Db, fileOf: CourseFiles): Promise<Map<string, string>> {
  const items = await db.select().from(contentItems).orderBy(asc(contentItems.kind), asc(contentItems.key));
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  // The database keeps fields in an order of its own: the form gives them theirs.
  const sourcesOf = (kind: RevisionKind, given = byKind.get(kind) ?? []) =>
    given.map(({ source }) => kinds[kind].schema.parse(source));
  const confirmed = new Map((byKind.get('facts') ?? []).map(({ key, source }) => [key, source]));
  const courses = (byKind.get('course') ?? []).map(({ source, ...item }) => ({
    ...item,
    source: withFacts(source, confirmed.get(item.key)),
  }));
  return new Map([
    ...filesOfCourses(sourcesOf('course', courses), fileOf),
    ...Object.entries(files).map(([kind, { name, write }]): [string, string] => [
      name,
      write(sourcesOf(kind as RevisionKind)),
    ]),
  ]);
}
