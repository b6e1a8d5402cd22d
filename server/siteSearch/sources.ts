/**
 * Where the documents of the site search come from. A new kind of rows is a function here and, in its migration,
 * `SELECT follow_in_site_search(table, kind, key column)`; a new kind of files is a function in `fileSources`.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { type CourseCategory, courseCategories, isLongest } from '../../contract/bands.ts';
import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import type { SiteKind } from '../../contract/siteKinds.ts';
import { articles } from '../articles/articles.table.ts';
import { readPronunciations } from '../content/readContent.ts';
import { courseIndex, courses } from '../courses/courses.table.ts';
import type { Words } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { events } from '../events/events.table.ts';
import { institutions } from '../institutions/institutions.table.ts';
import { signsOf } from '../institutions/signs.ts';
import { notices } from '../notices/notices.table.ts';
import { parks } from '../parks/parks.table.ts';
import type { References } from '../references.ts';
import { latestFirst, type SiteDocument } from './document.ts';
import { guideDocuments, relationDocuments } from './guideFiles.ts';
import { pageDocuments } from './pageFiles.ts';
import { placeDocuments } from './places.ts';
import { plainHtml } from './plain.ts';

/** What a source may look up beside its own rows, read in the same transaction. */
export interface Known {
  references: References;
  /** Pronunciations of names that the database keeps without one, by the Japanese name. */
  pronunciations: ReadonlyMap<string, string>;
}

export interface Source {
  /** Every key there is. */
  keys: (db: Db, known: Known) => Promise<string[]>;
  /** The documents of these keys; what is gone, or not for everybody, is left out. */
  read: (db: Db, keys: readonly string[], known: Known) => Promise<SiteDocument[]>;
}

const both = (words: Words | null | undefined) => (words ? [words.ja, words.en] : []);
const joined = (parts: readonly (Words | null | undefined)[]): Words => ({
  ja: parts.flatMap((part) => part?.ja ?? []).join(' '),
  en: parts.flatMap((part) => part?.en ?? []).join(' '),
});
const plain = ({ ja, en }: Words): Words => ({ ja: plainHtml(ja), en: plainHtml(en) });
const numbers = (keys: readonly string[]) => keys.map(Number);
const texts = (rows: readonly { key: number }[]) => rows.map(({ key }) => String(key));

const townOf = ({ references: { municipalityByCode } }: Known, code: number | null) => {
  const town = code === null ? undefined : municipalityByCode.get(code);
  return town ? [...both(town.name), town.kana, town.name.ja.replace(/[区市町村]$/, '')] : [];
};

const listed = (names: readonly Words[]): Words => ({
  ja: names.map(({ ja }) => ja).join('、'),
  en: names.map(({ en }) => en).join(', '),
});
const namesOfPoints = (points: (typeof courses.$inferSelect)['points']) => listed(points.map(({ name }) => name));

const course: Source = {
  keys: async (db) => texts(await db.select({ key: courses.id }).from(courses).where(eq(courses.isPublic, true))),
  read: async (db, keys, known) => {
    const { references, pronunciations } = known;
    const rows = await db
      .select({
        id: courses.id,
        name: courses.name,
        lead: courses.lead,
        points: courses.points,
        caution: courses.caution,
        statusNote: courses.statusNote,
        start: courses.start,
        goal: courses.goal,
        municipalityCode: courses.municipalityCode,
        alsoIn: courses.alsoIn,
        sceneIds: courses.sceneIds,
        categories: courses.categories,
        isPublic: courses.isPublic,
        status: courses.status,
        sortRank: courses.sortRank,
        isFlat: courses.isFlat,
        minutes: courses.minutes,
        hasToilet: courseIndex.mapToilet,
        stationIds: courseIndex.stationIds,
      })
      .from(courses)
      .leftJoin(courseIndex, eq(courseIndex.id, courses.id))
      .where(inArray(courses.id, numbers(keys)));
    return rows
      .filter(({ isPublic }) => isPublic)
      .map((row): SiteDocument => {
        const scenes = row.sceneIds.flatMap((id) => references.sceneById.get(id) ?? []);
        const stationIds = row.stationIds ?? [];
        const near = stationIds.flatMap((id) => references.stationById.get(id) ?? []);
        const lines = references.lines.filter(({ stations }) => stations.some(({ id }) => stationIds.includes(id)));
        const categories = courseCategories.filter((each: CourseCategory) => row.categories.includes(each));
        return {
          kind: 'course',
          key: String(row.id),
          path: `/map/detail/${row.id}`,
          title: row.name,
          text: joined([
            row.lead,
            namesOfPoints(row.points),
            ...row.points.map(({ text }) => text),
            row.caution,
            row.statusNote,
          ]),
          names: [pronunciations.get(row.name.ja)],
          belongsTo: [
            ...[row.start, row.goal].flatMap(({ name }) => both(name)),
            ...[row.municipalityCode, ...row.alsoIn].flatMap((code) => townOf(known, code)),
            ...[...scenes, ...lines].flatMap(({ name }) => [...both(name), pronunciations.get(name.ja)]),
            ...near.flatMap(({ name, kana }) => [...both(name), kana]),
            ...row.points.flatMap(({ name, kana }) => [...both(name), kana]),
          ],
          conditions: [
            ...[...scenes.map(({ slug }) => slug), ...categories].map((each) => `#${each}`),
            ...(row.isFlat ? ['#flat'] : []),
            ...(isLongest(row.minutes) ? ['#long'] : []),
            ...(row.hasToilet ? ['#toilet'] : []),
          ],
          // Nobody is led to a closed course before an open one.
          rank: row.status === 'closed' ? 2_000_000_000 : row.sortRank,
        };
      });
  },
};

const park: Source = {
  keys: async (db) => texts(await db.select({ key: parks.id }).from(parks)),
  read: async (db, keys, known) =>
    (
      await db
        .select()
        .from(parks)
        .where(inArray(parks.id, numbers(keys)))
    ).map((row): SiteDocument => {
      const town = known.references.municipalityByCode.get(row.municipalityCode)!;
      return {
        kind: 'park',
        key: String(row.id),
        path: `/parks?area=${town.area}&municipality=${town.slug}#park-${row.id}`,
        title: row.name,
        text: row.description,
        names: [row.kana],
        belongsTo: townOf(known, row.municipalityCode),
        conditions: ['#park'],
        rank: row.id,
      };
    }),
};

const news: Source = {
  keys: async (db) => texts(await db.select({ key: notices.id }).from(notices)),
  read: async (db, keys) =>
    (
      await db
        .select()
        .from(notices)
        .where(inArray(notices.id, numbers(keys)))
    ).map(
      ({ id, title, body, publishedOn }): SiteDocument => ({
        kind: 'news',
        key: String(id),
        path: `/news/${id}`,
        title,
        text: plain(body),
        rank: latestFirst(publishedOn),
        date: publishedOn,
      }),
    ),
};

const event: Source = {
  keys: async (db) => texts(await db.select({ key: events.id }).from(events)),
  read: async (db, keys, known) =>
    (
      await db
        .select()
        .from(events)
        .where(inArray(events.id, numbers(keys)))
    ).map(
      ({ id, title, body, place, startsOn, endsOn, municipalityCode }): SiteDocument => ({
        kind: 'event',
        key: String(id),
        path: `/news?tab=events#event-${id}`,
        title,
        text: joined([plain(body), place]),
        belongsTo: townOf(known, municipalityCode),
        // The next one first.
        rank: -latestFirst(startsOn),
        date: startsOn,
        until: endsOn,
      }),
    ),
};

const article: Source = {
  keys: async (db) => texts(await db.select({ key: articles.id }).from(articles)),
  read: async (db, keys, { references }) =>
    (
      await db
        .select()
        .from(articles)
        .where(inArray(articles.id, numbers(keys)))
    ).map(
      ({ id, title, lead, body, href, scene, publishedOn }): SiteDocument => ({
        kind: 'article',
        key: String(id),
        path: href,
        title,
        text: joined([lead, plain(body)]),
        belongsTo: both(references.sceneByName.get(scene)?.name),
        conditions: [`#${scene}`],
        rank: latestFirst(publishedOn),
        date: publishedOn,
      }),
    ),
};

const kindNames: Record<InstitutionKind, Words> = {
  cooperation: { ja: '健康づくり協力店', en: 'Cooperation shop' },
  sponsor: { ja: '協賛店', en: 'Sponsor shop' },
  playground: { ja: '健康遊具', en: 'Exercise equipment' },
};
const folderOf: Record<InstitutionKind, string> = { cooperation: 'kyoryoku', sponsor: 'kyosan', playground: 'yugu' };

const institution: Source = {
  keys: async (db) =>
    texts(await db.select({ key: institutions.id }).from(institutions).where(eq(institutions.isPublic, true))),
  read: async (db, keys, known) =>
    (
      await db
        .select()
        .from(institutions)
        .where(and(inArray(institutions.id, numbers(keys)), eq(institutions.isPublic, true)))
    ).map((row): SiteDocument => {
      const { id, kind, name, kana, address, efforts, municipalityCode, sortRank } = row;
      const pieces = row.equipment.flatMap((each) => known.references.equipmentByKind.get(each) ?? []);
      return {
        kind: 'institution',
        key: String(id),
        path: `/area_guide/${folderOf[kind]}/${id}`,
        title: name,
        text: joined([
          ...[efforts, row.courtesy, row.courtesyFor, row.courtesyConditions],
          listed([...pieces.map((piece) => piece.name), ...signsOf(row)]),
          address,
        ]),
        names: [kana],
        belongsTo: [
          ...[...townOf(known, municipalityCode), ...both(kindNames[kind])],
          ...pieces.map((piece) => piece.kana),
        ],
        rank: sortRank,
      };
    }),
};

const place: Source = {
  keys: async (_, known) => placeDocuments(known).map(({ key }) => key),
  read: async (_, keys, known) => placeDocuments(known).filter(({ key }) => keys.includes(key)),
};

/** Of the database, by kind. */
export const tableSources: Partial<Record<SiteKind, Source>> = {
  ...{ course, place, park, institution, news, event, article },
};

/** Of the repository's files, which change with a release only: all documents of each kind. */
export const fileSources: Partial<Record<SiteKind, () => SiteDocument[]>> = {
  page: pageDocuments,
  tip: () => guideDocuments('tips'),
  fashion: () => guideDocuments('fashion'),
  relation: relationDocuments,
};

let pronunciations: ReadonlyMap<string, string> | undefined;
/** The pronunciations are read once: their files belong to the release. */
export function knownOf(references: References): Known {
  pronunciations ??= readPronunciations();
  return { references, pronunciations };
}
