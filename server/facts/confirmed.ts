/**
 * Facts of a course come from its source and from duty, which confirms them without a proposal. What pages read and searches compare
 * follows from both: of two looks at the same thing the later one counts, and of two on one day that of duty.
 */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { courses, type FactName, nameOfFact, type StoredFacts } from '../courses/courses.table.ts';
import type { Words } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { findItem } from '../revisions/revisions.queries.ts';
import { contentItems, type Source } from '../revisions/revisions.table.ts';

type StoredFact<Name extends FactName = FactName> = NonNullable<StoredFacts[Name]>;
/** `is` null: it is not known any more. */
type Confirmation<Name extends FactName = FactName> = Omit<StoredFact<Name>, 'is'> & {
  is: StoredFact<Name>['is'] | null;
};
export type Confirmations = { [Name in FactName]?: Confirmation<Name> | undefined };

/** What duty has confirmed of a course, as it is kept: its own id, and the course as it was then. */
export type FactsSource = { id: number; municipality: number; name: Words; facts: Confirmations };

const names = Object.values(nameOfFact);

/** The facts of a course after these have changed. */
function withConfirmed(facts: StoredFacts | null, changes: Confirmations): StoredFacts | null {
  const after = Object.fromEntries(
    names.flatMap((name) => {
      const fact = changes[name] ?? facts?.[name];
      return fact && fact.is !== null ? [[name, fact]] : [];
    }),
  );
  return Object.keys(after).length ? after : null;
}

/** Those that count beside what the source says. */
const counting = (source: StoredFacts | null, confirmed: Confirmations): Confirmations =>
  Object.fromEntries(
    Object.entries(confirmed).filter(([name, fact]) => fact && !((source?.[name as FactName]?.on ?? '') > fact.on)),
  );

export const factsFrom = (source: StoredFacts | null | undefined, confirmed: Confirmations): StoredFacts | null =>
  withConfirmed(source ?? null, counting(source ?? null, confirmed));

/** The columns of `courses` that searches compare; those that are left out keep what they hold. */
const comparedNames = ['stepFree', 'toilet', 'bench', 'surface'] as const;
export const columnsOf = (facts: StoredFacts | null, of: readonly FactName[] = names) => ({
  facts,
  ...Object.fromEntries(
    comparedNames.filter((name) => of.includes(name)).map((name) => [name, facts?.[name]?.is ?? null]),
  ),
});

export async function findCourse(db: Db, id: number) {
  const [row] = await db.select().from(courses).where(eq(courses.id, id));
  return row ?? null;
}

/** Until the transaction is over nobody else changes the course, or what is confirmed of it. */
export async function holdCourse(tx: Db, id: number) {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for('update');
  return row ?? null;
}

export async function findConfirmations(db: Db, course: number): Promise<Confirmations> {
  const item = await findItem(db, 'facts', course);
  return (item?.source as unknown as FactsSource | undefined)?.facts ?? {};
}

export async function writeFacts(
  tx: Db,
  course: { id: number; facts: StoredFacts | null },
  changes: Confirmations,
): Promise<void> {
  const of = Object.keys(changes) as FactName[];
  await tx
    .update(courses)
    .set(columnsOf(withConfirmed(course.facts, changes), of))
    .where(eq(courses.id, course.id));
}

const factsOfSource = (source: Source | undefined) => source?.facts as unknown as StoredFacts | undefined;

/** After an edition of the samples: what it says of a course does not take away what duty has found. */
export async function confirmAgain(tx: Db): Promise<void> {
  for (const { key, source } of await tx.select().from(contentItems).where(eq(contentItems.kind, 'facts'))) {
    const course = await holdCourse(tx, key);
    if (!course) continue;
    const written = factsOfSource((await findItem(tx, 'course', key))?.source);
    const changes = counting(written ?? null, (source as unknown as FactsSource).facts);
    const now = withConfirmed(course.facts, changes);
    // Each write drops the cached pages.
    if (!isDeepStrictEqual(now, course.facts)) await writeFacts(tx, course, changes);
  }
}
