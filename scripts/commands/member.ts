/** `npm run member -- add NAME`: creates a member, for trying and testing. The password is read from standard input. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { ApiError } from '../../contract/apiError.ts';
import { createMember } from '../../server/members/createMember.ts';
import { databaseSettings, type Environment, Refusal, withDatabase } from './command.ts';

const usage = `npm run member -- add NAME     creates a member; asks for the password, or reads it from standard input

Settings are the server's: DATABASE_URL, else DATA_DIR. Stop a server with an embedded database first.
`;

type Input = Readable & { isTTY?: boolean };

/** The first line of the input; on a terminal it is not shown. */
async function readPassword(input: Input): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTerminal = input.isTTY === true;
  if (isTerminal) process.stderr.write('Password (8 or more letters and digits): ');
  const lines = createInterface({ input, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}

/** @returns what is printed; @throws Refusal */
export async function member(args: string[], environment: Environment, input: Input): Promise<string> {
  const [command, userName, ...more] = args;
  if (command !== 'add' || !userName || more.length) throw new Refusal(usage);
  const settings = databaseSettings(environment);
  const password = await readPassword(input);
  return withDatabase(settings, async (db) => {
    // Without keys: this may run where the server's secret is not.
    await createMember({ userName, password }, { db, now: () => new Date() }).catch((error: unknown) => {
      throw error instanceof ApiError ? new Refusal(error.message) : error;
    });
    return 'Created.\n';
  });
}
