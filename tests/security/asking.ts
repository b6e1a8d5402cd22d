/** Sends a call as a browser or a program would, and looks at what is stored of a member. */
import { getTableColumns, getTableName, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { toQueryString } from '../../contract/client.ts';
import { errorEnvelope } from '../../contract/errors.ts';
import type { Call } from '../../contract/index.ts';
import type { Db } from '../../server/db/database.ts';
import { memberTables } from '../../server/storedData/storedData.ts';
import { throttles } from '../../server/throttle/throttle.table.ts';
import { bodyOf, type Portal } from '../server/support.ts';
import type { Headers, Person } from './callers.ts';
import { isPost } from './inputs.ts';

const origin = 'http://localhost';

export interface Answer {
  status: number;
  text: string;
  headers: globalThis.Headers;
}

/** What no response of a call may be, whoever asks. */
function assertSound(call: Call, { status, text, headers }: Answer): void {
  // 503 says in words, and in seconds, that too many ask at once.
  if (status !== 503 || !headers.has('retry-after')) expect(status, `${call}: ${text.slice(0, 200)}`).toBeLessThan(500);
  expect(headers.get('cache-control')).toMatch(/no-store/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const [name] of headers) expect(name).not.toMatch(/^access-control-/);
  if (status !== 200) errorEnvelope.parse(JSON.parse(text));
  expect(text).not.toMatch(/node_modules|file:\/\/|\bat \S+ \(|\$argon2|\bselect |\binsert /i);
}

/**
 * A GET as HEAD, which the server answers as a GET without its body.
 * @returns the status
 */
export const askHead = async ({ app }: Pick<Portal, 'app'>, call: Call, input: object, headers: Headers) =>
  (await app.request(`${origin}/api${call.split(' ')[1]}?${toQueryString(input)}`, { method: 'HEAD', headers })).status;

/** @param kind as a page of this site asks, or as a form of another site can */
export async function ask(
  { app }: Pick<Portal, 'app'>,
  call: Call,
  input: object,
  headers: Headers,
  kind: 'json' | 'form' = 'json',
): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string];
  const body =
    kind === 'json'
      ? bodyOf(input, headers)
      : { body: toQueryString(input), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } };
  const response = await (isPost(call)
    ? app.request(`${origin}/api${path}`, { method, ...body })
    : app.request(`${origin}/api${path}?${toQueryString(input)}`, { headers }));
  const answer = { status: response.status, text: await response.text(), headers: response.headers };
  assertSound(call, answer);
  return answer;
}

/** How often somebody may try has tests of its own. */
export const forgetTries = (db: Db) => db.delete(throttles);

type Rows = Record<string, Record<string, unknown>[]>;

/** Every row of a member, from every table that has any. */
export async function rowsOfMember(db: Db, id: number): Promise<Rows> {
  const rows: Rows = {};
  for (const { table, memberColumns } of memberTables)
    for (const column of memberColumns) {
      const columns = getTableColumns(table);
      rows[getTableName(table)] = await db
        .select()
        .from(table)
        .where(inArray(columns[column]!, [id]));
    }
  return rows;
}

const isRandom = (value: string) => value.length > 20 && /^[\w$=,+/.-]+$/.test(value);

/** The rows without what differs between two members who did the same. */
export const comparable = (rows: Rows, { id, userName }: Person): unknown =>
  JSON.parse(JSON.stringify(rows), (key, value: unknown) => {
    if (value === id && /^(id|memberId)$/.test(key)) return 'own';
    // A photo that each of them has posted.
    if (key === 'id' && typeof value === 'number') return 'a number';
    if (typeof value !== 'string') return value;
    if (isRandom(value)) return 'random';
    return value
      .replaceAll(new RegExp(userName, 'gi'), 'own')
      .replaceAll(/"request_key":"[\w-]+"/g, '"request_key":"random"');
  });
