/**
 * Keeps the documents of the site search in step with the content (decision 0051). Triggers note what changed in the transaction
 * that changes it; whoever searches next makes those documents anew before the answer, so that nothing older is ever found.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { SiteKind } from '../../contract/siteKinds.ts';
import { contentChanges } from '../content/content.table.ts';
import type { Db } from '../db/database.ts';
import { choices } from '../import/words.ts';
import { readReferences } from '../references.ts';
import { documentRow, type Pronunciations, pronunciationsOf } from './document.ts';
import { siteDocuments, siteIndexEditions, staleSiteDocuments } from './siteSearch.table.ts';
import { fileSources, type Known, knownOf, tableSources } from './sources.ts';

/** Any fixed number: searches that find something stale queue on it. */
const refreshLock = 746_574;
/** A request makes so many documents at once, and goes on for so long; a larger change is caught up by the searches after it. */
const requestBatch = 200;
const requestMs = 2000;
const setUpBatch = 2000;
const rowsAtOnce = 100;

async function writeDocuments(db: Db, rows: (typeof siteDocuments.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insert(siteDocuments)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [siteDocuments.kind, siteDocuments.key],
        set: {
          rank: sql`excluded.rank`,
          until: sql`excluded.until`,
          date: sql`excluded.date`,
          path: sql`excluded.path`,
          title: sql`excluded.title`,
          text: sql`excluded.text`,
          terms: sql`excluded.terms`,
        },
      });
}

/** A kind of which everything is stale: every key that it has or had takes the place of that note. */
async function noteEachOf(kinds: readonly SiteKind[], db: Db, known: Known): Promise<void> {
  for (const kind of kinds) {
    // Before its keys are read: what is committed from here on has a note of its own.
    await db.delete(staleSiteDocuments).where(eq(staleSiteDocuments.kind, kind));
    const had = await db.select({ key: siteDocuments.key }).from(siteDocuments).where(eq(siteDocuments.kind, kind));
    const keys = new Set([...had.map(({ key }) => key), ...((await tableSources[kind]?.keys(db, known)) ?? [])]);
    await db.execute(
      sql`insert into stale_site_documents (kind, key) select ${kind}, jsonb_array_elements_text(${JSON.stringify([...keys])}::jsonb)`,
    );
  }
}

interface LookedUp {
  counter: number;
  known: Known;
  pronunciations: Pronunciations;
}

/** What documents are made with: read again only where content has changed since, of which the counter tells. */
async function lookUp(db: Db, before: LookedUp | undefined): Promise<LookedUp> {
  const [change] = await db.select({ counter: contentChanges.counter }).from(contentChanges);
  const counter = change?.counter ?? 0;
  if (before?.counter === counter) return before;
  const references = await readReferences(db);
  return { counter, known: knownOf(references), pronunciations: pronunciationsOf(references.vocabulary) };
}

/** A refresh in several transactions. */
interface Refreshing {
  atMost: number;
  lookedUp?: LookedUp;
}

/** Makes the documents anew that were noted first. @returns whether there may be more */
async function refreshSome(db: Db, refreshing: Refreshing): Promise<boolean> {
  const { atMost } = refreshing;
  await db.execute(sql`select pg_advisory_xact_lock(${refreshLock})`);
  const noted = await db
    .select()
    .from(staleSiteDocuments)
    .orderBy(sql`${staleSiteDocuments.key} is not null`, asc(staleSiteDocuments.id))
    .limit(atMost);
  if (!noted.length) return false;
  // Before the content is read: what is committed from here on has a note of its own.
  await db.delete(staleSiteDocuments).where(
    inArray(
      staleSiteDocuments.id,
      noted.map(({ id }) => id),
    ),
  );
  refreshing.lookedUp = await lookUp(db, refreshing.lookedUp);
  const { known, pronunciations } = refreshing.lookedUp;
  const whole = new Set(noted.flatMap(({ kind, key }) => (key === null ? kind : [])));
  await noteEachOf([...whole], db, known);
  const keysOf = Map.groupBy(
    noted.filter(({ kind }) => !whole.has(kind)),
    ({ kind }) => kind,
  );
  for (const [kind, rows] of keysOf) {
    const keys = [...new Set(rows.map(({ key }) => key!))];
    const documents = (await tableSources[kind]?.read(db, keys, known)) ?? [];
    const found = new Set(documents.map(({ key }) => key));
    const gone = keys.filter((key) => !found.has(key));
    if (gone.length)
      await db.delete(siteDocuments).where(and(eq(siteDocuments.kind, kind), inArray(siteDocuments.key, gone)));
    await writeDocuments(
      db,
      documents.map((document) => documentRow(document, pronunciations)),
    );
  }
  return whole.size > 0 || noted.length === atMost;
}

const inTransaction = (db: Db, refreshing: Refreshing): Promise<boolean> =>
  db.transaction((tx) => refreshSome(tx as unknown as Db, refreshing));

/** To be awaited by every search before it reads documents. */
export async function refreshSite(db: Db): Promise<void> {
  const [stale] = await db.select({ id: staleSiteDocuments.id }).from(staleSiteDocuments).limit(1);
  if (!stale) return;
  const end = Date.now() + requestMs;
  const refreshing: Refreshing = { atMost: requestBatch };
  let hasMore = true;
  while (hasMore && Date.now() < end) hasMore = await inTransaction(db, refreshing);
}

/** Documents of files that are there no more go, others are written. */
async function writeFiles(db: Db): Promise<void> {
  const pronunciations = pronunciationsOf((await readReferences(db)).vocabulary);
  for (const [kind, read] of Object.entries(fileSources) as [SiteKind, NonNullable<(typeof fileSources)[SiteKind]>][]) {
    const documents = read();
    await db.delete(siteDocuments).where(
      and(
        eq(siteDocuments.kind, kind),
        notInArray(
          siteDocuments.key,
          documents.map(({ key }) => key),
        ),
      ),
    );
    await writeDocuments(
      db,
      documents.map((document) => documentRow(document, pronunciations)),
    );
  }
}

/** Changes with the files that are searched, and with the code and the names that make documents of anything. */
function editionHash(): string {
  const hash = createHash('sha256');
  for (const read of Object.values(fileSources)) hash.update(JSON.stringify(read()));
  hash.update(JSON.stringify([choices.equipment, choices.icon, choices.salt]));
  const own = new URL('.', import.meta.url);
  for (const name of readdirSync(own).sort()) hash.update(readFileSync(new URL(name, own)));
  for (const name of ['../institutions/signs.ts', '../keyword.ts']) hash.update(readFileSync(new URL(name, own)));
  return hash.digest('hex');
}

/** At start, after the content: brings the index to this release and catches up with every change, however long that takes. */
export async function indexSite(db: Db): Promise<void> {
  const hash = editionHash();
  const [known] = await db.select().from(siteIndexEditions);
  if (known?.hash !== hash)
    await db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      await tx.execute(sql`select pg_advisory_xact_lock(${refreshLock})`);
      await writeFiles(tx);
      for (const kind of Object.keys(tableSources) as SiteKind[]) await tx.insert(staleSiteDocuments).values({ kind });
      await tx.delete(siteIndexEditions);
      await tx.insert(siteIndexEditions).values({ hash });
    });
  let isChanged = known?.hash !== hash;
  const refreshing: Refreshing = { atMost: setUpBatch };
  while (await inTransaction(db, refreshing)) isChanged = true;
  if (isChanged) await db.execute(sql`vacuum analyze site_documents`);
}
