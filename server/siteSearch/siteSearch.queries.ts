/** What the words of a query find among the documents: totals by kind, and the best of them. */
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SiteKind } from '../../contract/siteKinds.ts';
import type { Language } from '../../contract/values.ts';
import { type Db, rowsOf } from '../db/database.ts';
import { type KeywordTerm, lexemeQuery, marks } from '../keyword.ts';
import { siteDocuments } from './siteSearch.table.ts';

/** A word in the title as a whole; as a part of the title, or a whole name of something else; anywhere. */
const levels = [['!'], ['?', '^'], ['=', '~']] as const;

/** Of one kind, so many matches are sorted sooner than its order is walked through. */
const sortedAtMost = 1500;

type Words = readonly (readonly KeywordTerm[])[];
const at = (word: readonly KeywordTerm[], of: readonly (typeof marks)[number][]) =>
  `(${of.map((mark) => lexemeQuery(word, mark)).join('|')})`;
const anywhere = (words: Words) => words.map((word) => at(word, marks)).join('&');

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

/** How many documents of each kind have all words. */
export async function totalsByKind(words: Words, day: string, db: Db): Promise<Map<SiteKind, number>> {
  const rows = await db
    .select({ kind: siteDocuments.kind, total: sql<number>`count(*)::int` })
    .from(siteDocuments)
    .where(and(found(anywhere(words)), isShown(day)))
    .groupBy(siteDocuments.kind);
  return new Map(rows.map(({ kind, total }) => [kind, total]));
}

/** The first of some kinds at one level, by the index of terms. */
async function firstByTerms(
  words: Words,
  level: number,
  asked: readonly SiteKind[],
  { day, take }: { day: string; take: number },
  db: Db,
): Promise<{ id: number; kind: SiteKind }[]> {
  const query = `${kinds(asked)}&${atLevel(words, level)}`;
  const numbered = db
    .select({
      id: siteDocuments.id,
      kind: siteDocuments.kind,
      place:
        sql<number>`row_number() over (partition by ${siteDocuments.kind} order by ${siteDocuments.rank}, ${siteDocuments.id})`.as(
          'place',
        ),
    })
    .from(siteDocuments)
    .where(and(found(query), isShown(day)))
    .as('numbered');
  return db
    .select({ id: numbered.id, kind: numbered.kind })
    .from(numbered)
    .where(sql`${numbered.place} <= ${take}`)
    .orderBy(asc(numbered.place));
}

/** The first of a kind at one level, by its order: for words that most of it has. */
const firstByOrder = (
  words: Words,
  level: number,
  kind: SiteKind,
  { day, take }: { day: string; take: number },
  db: Db,
): Promise<{ id: number }[]> =>
  db
    .select({ id: siteDocuments.id })
    .from(siteDocuments)
    .where(and(eq(siteDocuments.kind, kind), matches(atLevel(words, level)), isShown(day)))
    .orderBy(asc(siteDocuments.rank), asc(siteDocuments.id))
    .limit(take);

/** Ids of the best few of each kind. */
export async function firstOfEach(
  words: Words,
  totals: ReadonlyMap<SiteKind, number>,
  { day, take }: { day: string; take: number },
  db: Db,
): Promise<Map<SiteKind, number[]>> {
  const ids = new Map<SiteKind, number[]>([...totals.keys()].map((kind) => [kind, []]));
  for (let level = 0; level < levels.length; level += 1) {
    const lacking = [...totals].filter(([kind, total]) => ids.get(kind)!.length < Math.min(take, total));
    const isLast = level === levels.length - 1;
    // At the last level nearly all matches are left; whole names are few, however many match.
    const wide = isLast ? lacking.filter(([, total]) => total > sortedAtMost) : [];
    const narrow = lacking.filter((each) => !wide.includes(each)).map(([kind]) => kind);
    if (narrow.length)
      for (const { id, kind } of await firstByTerms(words, level, narrow, { day, take }, db)) ids.get(kind)!.push(id);
    for (const [kind] of wide)
      for (const { id } of await firstByOrder(words, level, kind, { day, take }, db)) ids.get(kind)!.push(id);
  }
  return new Map([...ids].map(([kind, all]) => [kind, all.slice(0, take)]));
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
      path: siteDocuments.path,
      date: siteDocuments.date,
      title: sql<string>`${siteDocuments.title} ->> ${lang}`,
      text: sql<string>`${siteDocuments.text} ->> ${lang}`,
    })
    .from(siteDocuments)
    .where(inArray(siteDocuments.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
