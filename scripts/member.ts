/** `npm run member -- add NAME`: creates a member, for trying and testing. The password is read from standard input. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ApiError } from '../contract/apiError.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase, sqlStateOf } from '../server/db/database.ts';
import { createMember } from '../server/members/createMember.ts';

const usage = `npm run member -- add NAME     creates a member; asks for the password, or reads it from standard input

Settings are the server's: DATABASE_URL, else DATA_DIR. Stop a server with an embedded database first.
`;

function fail(reason: string): never {
  process.stderr.write(`${reason.trimEnd()}\n`);
  process.exit(1);
}

/** The first line of standard input; on a terminal it is not shown. */
async function readPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write('Password (8 or more letters and digits): ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}

const [command, name, ...more] = process.argv.slice(2);
if (command !== 'add' || !name || more.length) fail(usage);

const settings = () => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
};
const { DATABASE_URL, DATA_DIR } = settings();
const neverStarted = 'holds no data of the portal yet. Start the portal once: npm start';
if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'PG_VERSION'))) fail(`${DATA_DIR} ${neverStarted}`);

const password = await readPassword();
const database = await openDatabase({
  url: DATABASE_URL || undefined,
  directory: DATA_DIR,
  onLog: () => {},
  onFatal: fail,
}).catch((error: Error) => fail(error.message));
let failure: string | null = null;
try {
  await createMember({ userName: name, password }, { db: database.db, now: () => new Date() });
} catch (error) {
  if (error instanceof ApiError) failure = error.message;
  else if (sqlStateOf(error) === '42P01') failure = 'The database has no table of members yet. Start the portal once.';
  // The message of a failed query would hold the hash.
  else failure = `The database did not answer: ${((error as Error).cause as Error | undefined)?.message ?? 'unknown'}`;
}
await database.close();
if (failure) fail(failure);
process.stdout.write('Created.\n');
