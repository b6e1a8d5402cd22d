/** What the words of a query find among the documents: totals by kind, and the best of them. */
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { SiteKind } from '../../contract/siteKinds.ts';
import type { Language } from '../../contract/values.ts';
import { courses } from '../courses/courses.table.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { type KeywordTerm, lexemeQuery, marks } from '../keyword.ts';
import { siteDocuments } from './siteSearch.table.ts';

/** A word in the title as a whole; as a part of the title, or a whole name of something else; anywhere. */
const levels = [['!'], ['?', '^'], ['=', '~']] as const;

/** Of one kind at one level, so many matches are sorted sooner than its order is walked through; measured with the benchmark. */
const measuredSortedAtMost = 1500;

type Words = readonly (readonly KeywordTerm[])[];
const at = (word: readonly KeywordTerm[], of: readonly (typeof marks)[number][]) =>
  `(${of.map((mark) => lexemeQuery(word, mark)).join('|')})`;

/** The first word at this level and at no better one, the others anywhere. */
function atLevel([first, ...others]: Words, level: number): string {
  const better = levels.slice(0, level).map((of) => `!${at(first!, of)}`);
  return [at(first!, levels[level]!), ...better, ...others.map((word) => at(word, marks))].join('&');
}

const kinds = (of: readonly SiteKind[]) => `(${of.map((kind) => `'@${kind}'`).join('|')})`;
const matches = (query: string) => sql`${siteDocuments.terms} @@ ${query}::tsquery`;
/** Says it in the words of the index of terms, so that the planner uses no other. */
const found = (query: string) => sql`${siteDocuments.rank}::bigint is not null and ${matches(query)}`;
const isShown = (day: string) => sql`(${siteDocuments.until} is null or ${siteDocuments.until} >= ${day})`;

/** How many documents of each kind have all words, at each level. */
export async function countsByKind(words: Words, day: string, db: Db): Promise<Map<SiteKind, number[]>> {
  const each = levels.map(
    (_, level) =>
      sql`select ${sql.raw(String(level))} as level, ${siteDocuments.kind} from ${siteDocuments} where ${found(atLevel(words, level))} and ${isShown(day)}`,
  );
  const rows = rowsOf<{ kind: SiteKind; level: number; count: number }>(
    await db.execute(
      sql`select kind, level, count(*)::int as count from (${sql.join(each, sql` union all `)}) as found group by kind, level`,
    ),
  );
  const counts = new Map<SiteKind, number[]>();
  for (const { kind, level, count } of rows) {
    const ofKind = counts.get(kind) ?? levels.map(() => 0);
    ofKind[level] = count;
    counts.set(kind, ofKind);
  }
  return counts;
}

interface First {
  words: Words;
  day: string;
  take: number;
}

/** The first of some kinds at one level, by the index of terms: what matches is sorted. */
const firstByTerms = (level: number, of: readonly SiteKind[], { words, day, take }: First): SQL =>
  sql`select level, kind, place, id from (select ${sql.raw(String(level))} as level, ${siteDocuments.kind}, row_number() over (partition by ${siteDocuments.kind} order by ${siteDocuments.rank}, ${siteDocuments.id}) as place, ${siteDocuments.id} from ${siteDocuments} where ${found(`${kinds(of)}&${atLevel(words, level)}`)} and ${isShown(day)}) as numbered where place <= ${take}`;

/** The first of one kind at one level, by the order of the kind: for words that much of it has. */
const firstByOrder = (level: number, kind: SiteKind, { words, day, take }: First): SQL =>
  sql`(select ${sql.raw(String(level))} as level, ${siteDocuments.kind}, row_number() over (order by ${siteDocuments.rank}, ${siteDocuments.id}) as place, ${siteDocuments.id} from ${siteDocuments} where ${siteDocuments.kind} = ${kind} and ${matches(atLevel(words, level))} and ${isShown(day)} order by ${siteDocuments.rank}, ${siteDocuments.id} limit ${take})`;

/** Ids of the best few of each kind. */
export async function firstOfEach(
  counts: ReadonlyMap<SiteKind, readonly number[]>,
  first: First,
  db: Db,
  sortedAtMost = measuredSortedAtMost,
): Promise<Map<SiteKind, number[]>> {
  const narrow: SiteKind[][] = levels.map(() => []);
  const parts: SQL[] = [];
  for (const [kind, ofKind] of counts) {
    let left = first.take;
    for (const [level, count] of ofKind.entries()) {
      if (!count || left <= 0) continue;
      left -= count;
      if (count > sortedAtMost) parts.push(firstByOrder(level, kind, first));
      else narrow[level]!.push(kind);
    }
  }
  for (const [level, of] of narrow.entries()) if (of.length) parts.push(firstByTerms(level, of, first));
  const ids = new Map<SiteKind, number[]>([...counts.keys()].map((kind) => [kind, []]));
  if (!parts.length) return ids;
  const rows = rowsOf<{ kind: SiteKind; id: number }>(
    await db.execute(sql`${sql.join(parts, sql` union all `)} order by level, place`),
  );
  for (const { kind, id } of rows) {
    const ofKind = ids.get(kind)!;
    if (ofKind.length < first.take) ofKind.push(id);
  }
  return ids;
}

/** How many of one kind there are, and the ids of one page of them, best first. */
export async function pageOfKind(
  words: Words,
  kind: SiteKind,
  { day, skip, take }: { day: string; skip: number; take: number },
  db: Db,
): Promise<{ total: number; ids: number[] }> {
  const conditions = levels.map(
    (_, level): SQL => and(found(`${kinds([kind])}&${atLevel(words, level)}`), isShown(day))!,
  );
  const counts = conditions.map(
    (condition) => sql`(${db.select({ count: sql`count(*)::int` }).from(siteDocuments).where(condition)})`,
  );
  const [counted] = rowsOf<{ counts: number[] }>(
    await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`),
  );
  const ids: number[] = [];
  let before = 0;
  for (const [level, count] of counted!.counts.entries()) {
    const from = Math.max(0, skip - before);
    const wanted = Math.min(take - ids.length, count - from);
    before += count;
    if (wanted <= 0) continue;
    // Pages of the later half are counted from the end.
    const isBackward = from > count / 2;
    const direction = isBackward ? desc : asc;
    const rows = await db
      .select({ id: siteDocuments.id })
      .from(siteDocuments)
      .where(conditions[level])
      // `+ 0` disables the index of the order, by which every row's terms would be read on the way.
      .orderBy(direction(sql`${siteDocuments.rank} + 0`), direction(siteDocuments.id))
      .limit(wanted)
      .offset(isBackward ? count - from - wanted : from);
    ids.push(...(isBackward ? rows.reverse() : rows).map(({ id }) => id));
  }
  return { total: counted!.counts.reduce((sum, count) => sum + count, 0), ids };
}

/** What results show of these documents, in one language. */
export async function documentsByIds(ids: readonly number[], lang: Language, db: Db) {
  if (!ids.length) return new Map<number, never>();
  const rows = await db
    .select({
      id: siteDocuments.id,
      kind: siteDocuments.kind,
      key: siteDocuments.key,
      path: siteDocuments.path,
      date: siteDocuments.date,
      title: sql<string>`${siteDocuments.title} ->> ${lang}`,
      text: sql<string>`${siteDocuments.text} ->> ${lang}`,
    })
    .from(siteDocuments)
    .where(inArray(siteDocuments.id, [...ids]));
  const courseIds = rows.filter(({ kind }) => kind === 'course').map(({ key }) => Number(key));
  const statuses = courseIds.length
    ? await db.select({ id: courses.id, status: courses.status }).from(courses).where(inArray(courses.id, courseIds))
    : [];
  const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
  return new Map(
    rows.map(({ kind, key, ...row }) => [
      row.id,
      { ...row, courseStatus: kind === 'course' ? (statusOf.get(Number(key)) ?? null) : null },
    ]),
  );
}
