/** Each kind of public content: the form of its source, who may change it, and how its rows are written. */
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import { articles } from '../articles/articles.table.ts';
import { banners } from '../banners/banners.table.ts';
import * as schema from '../content/content.schema.ts';
import { type CourseRow, courseRow } from '../content/courseRow.ts';
import { cooperation, playground, sponsor } from '../content/institution.schema.ts';
import { institutionIndexRow, institutionRow } from '../content/institutionRow.ts';
import { parkRow, waysOf } from '../content/parkRow.ts';
import { type Content, repositoryContent } from '../content/readContent.ts';
import { route } from '../content/route.schema.ts';
import { upsert } from '../content/samples.ts';
import { courseIndex, courses } from '../courses/courses.table.ts';
import type { Words } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { events } from '../events/events.table.ts';
import { columnsOf, factsFrom, findConfirmations, holdCourse } from '../facts/confirmed.ts';
import { institutionIndex, institutions } from '../institutions/institutions.table.ts';
import { links } from '../links/links.table.ts';
import { notices } from '../notices/notices.table.ts';
import { parks } from '../parks/parks.table.ts';
import type { Source } from './revisions.table.ts';

interface KindOf<Written extends { id: number }> {
  schema: z.ZodType<Written>;
  /** Code of the municipality whose staff may propose and decide; null: the bureau's alone. */
  townOf: (source: Written) => number | null;
  nameOf: (source: Written) => Words;
  /** @throws an Error that says what the source refers to and what is not there */
  check?: (source: Written) => void;
  write: (db: Db, source: Written) => Promise<void>;
  remove: (db: Db, id: number) => Promise<void>;
}

/** Takes any source that its own schema has passed. */
export type ContentKind = KindOf<Source>;
const kind = <Written extends { id: number }>(definition: KindOf<Written>) => definition as unknown as ContentKind;

/** A course in its file, with what a walking network says of it. */
const courseSource = schema.course.extend({ route: route.optional() });
type CourseSource = z.infer<typeof courseSource>;

/** Stations, streets and the like, which the content refers to, as the release has them. */
let referred: Content | null = null;
const referredContent = (): Content => {
  referred ??= repositoryContent.readContent();
  return referred;
};

const nextRank = async (db: Db, table: typeof courses | typeof institutions, id: number): Promise<number> => {
  const [own] = await db.select({ rank: table.sortRank }).from(table).where(eq(table.id, id));
  if (own) return own.rank;
  const [last] = await db.select({ rank: sql<number>`coalesce(max(${table.sortRank}), 0)::int` }).from(table);
  return last!.rank + 1;
};

/** Parks name the courses that pass them: those of a course that moves are computed anew. */
async function updateParks(db: Db): Promise<void> {
  const ways = waysOf(
    await db.select({ id: courses.id, legs: courses.legs }).from(courses).where(eq(courses.isPublic, true)),
  );
  for (const { municipalityCode, ...park } of await db.select().from(parks)) {
    const { courseIds } = parkRow({ ...park, municipality: municipalityCode }, ways);
    if (String(courseIds) !== String(park.courseIds))
      await db.update(parks).set({ courseIds }).where(eq(parks.id, park.id));
  }
}

const rowOf = ({ route: way, ...course }: CourseSource, rank: number): CourseRow =>
  courseRow(course, rank, { ...referredContent(), routes: new Map(way ? [[course.id, way]] : []) });

async function writeCourse(db: Db, course: CourseSource): Promise<void> {
  // Whoever confirms a fact at this moment is waited for.
  await holdCourse(db, course.id);
  const row: CourseRow = {
    ...rowOf(course, await nextRank(db, courses, course.id)),
    // What is no longer said, and what duty has not found, is no longer so.
    ...columnsOf(factsFrom(course.facts, await findConfirmations(db, course.id))),
    isPublic: true,
  };
  await upsert(db, courses, 'id', [row]);
  await upsert(db, courseIndex, 'id', [row]);
  await updateParks(db);
}

const institutionSchemas = { cooperation, sponsor, playground };

const institution = <Kind extends InstitutionKind>(of: Kind) =>
  kind({
    schema: institutionSchemas[of] as unknown as z.ZodType<Content[Kind][number]>,
    townOf: ({ municipality }) => municipality,
    nameOf: ({ name }) => name,
    write: async (db, source) => {
      const row = { ...institutionRow(of, source, await nextRank(db, institutions, source.id)), isPublic: true };
      await upsert(db, institutions, 'id', [row]);
      await upsert(db, institutionIndex, 'id', [institutionIndexRow(row, referredContent())]);
    },
    // Favourites point to it.
    remove: async (db, id) => {
      await db.update(institutions).set({ isPublic: false }).where(eq(institutions.id, id));
    },
  });

export const kinds: Record<RevisionKind, ContentKind> = {
  course: kind({
    schema: courseSource,
    townOf: ({ municipality }) => municipality,
    nameOf: ({ name }) => name,
    check: (source) => void rowOf(source, 0),
    write: writeCourse,
    // Walks and photos point to it.
    remove: async (db, id) => {
      await db.update(courses).set({ isPublic: false }).where(eq(courses.id, id));
      await updateParks(db);
    },
  }),
  cooperation: institution('cooperation'),
  sponsor: institution('sponsor'),
  playground: institution('playground'),
  notice: kind({
    schema: schema.notice,
    townOf: () => null,
    nameOf: ({ title }) => title,
    write: (db, source) => upsert(db, notices, 'id', [source]),
    remove: async (db, id) => {
      await db.delete(notices).where(eq(notices.id, id));
    },
  }),
  event: kind({
    schema: schema.event.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ['endsOn'],
      message: 'ends before it starts',
    }),
    townOf: ({ municipality }) => municipality,
    nameOf: ({ title }) => title,
    write: (db, { municipality, ...source }) =>
      upsert(db, events, 'id', [{ ...source, municipalityCode: municipality }]),
    remove: async (db, id) => {
      await db.delete(events).where(eq(events.id, id));
    },
  }),
  article: kind({
    schema: schema.article,
    townOf: () => null,
    nameOf: ({ title }) => title,
    write: (db, source) => upsert(db, articles, 'id', [source]),
    remove: async (db, id) => {
      await db.delete(articles).where(eq(articles.id, id));
    },
  }),
  link: kind({
    schema: schema.link,
    townOf: () => null,
    nameOf: ({ title }) => title,
    write: (db, source) => upsert(db, links, 'id', [source]),
    remove: async (db, id) => {
      await db.delete(links).where(eq(links.id, id));
    },
  }),
  banner: kind({
    schema: schema.banner,
    townOf: () => null,
    nameOf: ({ title }) => title,
    write: (db, source) => upsert(db, banners, 'id', [source]),
    remove: async (db, id) => {
      await db.delete(banners).where(eq(banners.id, id));
    },
  }),
  park: kind({
    schema: schema.park,
    townOf: ({ municipality }) => municipality,
    nameOf: ({ name }) => name,
    write: async (db, source) => {
      await upsert(db, parks, 'id', [parkRow(source, [])]);
      await updateParks(db);
    },
    remove: async (db, id) => {
      await db.delete(parks).where(eq(parks.id, id));
    },
  }),
};
