/** Sends what is in the queue of a database, as a job does, and says when nothing is left. */
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/database.ts';
import type { JobContext } from '../../../server/jobs/job.ts';
import { deriveKeys } from '../../../server/keys.ts';
import { createPush } from '../../../server/push/push.ts';
import { sendPush } from '../../../server/push/send.ts';

const [url = '', directory = '', now = ''] = process.argv.slice(2);
const database = await openDatabase({
  ...{ url: url || undefined, directory, onLog: () => {} },
  onFatal: () => process.exit(1),
});
const push = createPush(readConfig({ PUSH_LOOPBACK: 'yes' }), deriveKeys('a-secret-of-the-tests-and-nothing-else'));
process.stdout.write('ready\n');
await sendPush({
  ...{ db: database.db, push, now: () => new Date(now), signal: new AbortController().signal },
} as JobContext);
await database.close();
process.stdout.write('done\n');
