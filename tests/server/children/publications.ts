/**
 * Proposes and approves changes of one course without end, in turn for now and for a time that then comes: a line for each that is
 * acknowledged as public.
 */
import { anonymous, type Context, type StaffContext } from '../../../server/context.ts';
import { openDatabase, sqlStateOf } from '../../../server/db/database.ts';
import { deriveKeys } from '../../../server/keys.ts';
import { readReferences } from '../../../server/references.ts';
import { publishDue } from '../../../server/revisions/publish.ts';
import { findItem } from '../../../server/revisions/revisions.queries.ts';
import { decide, propose } from '../../../server/revisions/revisions.ts';

const [url = '', directory = '', round = ''] = process.argv.slice(2);
const database = await openDatabase({
  ...{ url: url || undefined, directory, onLog: () => {} },
  onFatal: () => process.exit(1),
});
const { db } = database;
// What these calls read of the context.
const context = {
  db,
  references: await readReferences(db),
  now: () => new Date(),
  keys: deriveKeys('a-secret-of-this-test-and-nothing-else'),
} as Context;
const staff = (role: 'author' | 'approver', tokenId: number): StaffContext => ({
  ...anonymous(context),
  staff: { role, tokenId, municipality: null, id: null, requestToken: '' },
});
const [author, approver] = [staff('author', 1), staff('approver', 2)];
process.stdout.write('ready\n');

/** Of a publication that was planned. */
const aheadMs = 60_000;

async function publishOne(name: { ja: string; en: string }, isPlanned: boolean): Promise<number> {
  const { source } = (await findItem(db, 'course', 101))!;
  const { revision } = await propose(
    {
      ...{ kind: 'course', content_id: 101, source: { ...source, name }, note: '', lang: 'ja' },
      ...(isPlanned && { publish_at: new Date(Date.now() + aheadMs / 2).toISOString() }),
    },
    author,
  );
  await decide({ id: revision.id, table: 'course', type: 'approve', reason: '', confirmed: [], lang: 'ja' }, approver);
  // As the job does it once the time has come.
  if (isPlanned && !(await publishDue(revision.id, { db, now: () => new Date(Date.now() + aheadMs) })))
    throw new Error(`${revision.id} was not due`);
  return revision.id;
}

for (let count = 1; ; count += 1) {
  try {
    const id = await publishOne({ ja: `${round}回目の${count}`, en: `Round ${round}, ${count}` }, count % 2 === 0);
    process.stdout.write(`ack ${id}\n`);
  } catch (error) {
    // A busy machine: nothing was done, and nothing is acknowledged.
    if (sqlStateOf(error) !== '57014') throw error;
  }
}
