/** Posts pictures without end into the embedded database and the storage of a data directory: one line for each that is acknowledged. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { photoCautions } from '../../../contract/photoRules.ts';
import { anonymous, type Context, type MemberContext } from '../../../server/context.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { deriveKeys } from '../../../server/keys.ts';
import { photoSave } from '../../../server/photos/photoSave.ts';
import { createPictures } from '../../../server/pictures/pictures.ts';
import { fileStorage } from '../../../server/storage/fileStorage.ts';

const [directory = '', picture = '', memberId = '', round = ''] = process.argv.slice(2);
const database = await openDatabase({ url: undefined, directory, onLog: () => {}, onFatal: () => process.exit(1) });
// What posting reads of the context; each post comes from another address and another hour, so that none has to wait.
let hour = Number(round) * 1000;
const context = {
  db: database.db,
  now: () => new Date(Date.parse('2026-11-20T12:00:00+09:00') + hour * 3_700_000),
  keys: deriveKeys('a-secret-of-the-tests-and-nothing-else'),
  storage: fileStorage(path.join(directory, 'photos')),
  pictures: createPictures({ atOnce: 2 }),
} as Context;
const session = { memberId: Number(memberId) } as MemberContext['session'];
const image = new File([readFileSync(picture)], 'a.jpg');
process.stdout.write('ready\n');

async function post(): Promise<void> {
  const input = {
    ...{ image, title: '坂', course_id: 101, year: 2026, month: 10, place: '', comment: '', is_entry: false },
    ...{ cautions: [...photoCautions], covered: 0, request_key: randomUUID(), lang: 'ja' as const },
  };
  const { id } = await photoSave(input, { ...anonymous(context), session });
  process.stdout.write(`ack ${id}\n`);
}

async function postOn(): Promise<void> {
  for (;;) {
    hour += 1;
    await post();
  }
}
await Promise.all([postOn(), postOn(), postOn()]);
