import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ApiError } from '../../contract/apiError.ts';
import { toApiError } from '../../server/errors.ts';
import { retryAfter, toEnvelope } from '../../server/http/failures.ts';

/** An error as drizzle wraps what a driver said. */
const failedQuery = (code: string | undefined, message = 'it failed') =>
  new Error('Failed query: select secret\nparams: 1', { cause: Object.assign(new Error(message), { code }) });

it.each([
  ['its own', new ApiError('E404', 'No such course'), 'E404'],
  ['a connection that broke', failedQuery('08006'), 'E503'],
  ['too many connections', failedQuery('53300'), 'E503'],
  ['a disk that is full', failedQuery('53100'), 'E503'],
  ['a server that shuts down', failedQuery('57P01'), 'E503'],
  ['a server that starts', failedQuery('57P03'), 'E503'],
  ['nobody at the port', failedQuery('ECONNREFUSED'), 'E503'],
  ['nobody at the socket', failedQuery('ENOENT'), 'E503'],
  ['a name that is not known now', failedQuery('EAI_AGAIN'), 'E503'],
  ['a statement that takes too long', failedQuery('57014'), 'E503'],
  ['a lock that is held too long', failedQuery('55P03'), 'E503'],
  ['a database that may only be read', failedQuery('25006'), 'E503'],
  ['a deadlock', failedQuery('40P01'), 'E503'],
  ['a disk that fails', failedQuery('58030'), 'E503'],
  ['a server that is frozen', failedQuery(undefined, 'Query read timeout'), 'E503'],
  ['no code at all, in an outage', failedQuery(undefined, 'Connection terminated unexpectedly'), 'E503'],
  ['an embedded database that stopped', new Error('The embedded database ended with code 1'), 'E503'],
  ['a wrong statement', failedQuery('42601'), 'E500'],
  ['a broken rule', failedQuery('23505'), 'E500'],
  ['a bug', new TypeError('x is undefined'), 'E500'],
  ['nothing', undefined, 'E500'],
  ['a code of another kind', new ApiError('E999', 'strange'), 'E500'],
])('%s becomes one code, and nothing of the inside is told', (_, error, code) => {
  const envelope = toEnvelope(toApiError(error));
  expect(envelope.error_info.error_code).toBe(code);
  expect(JSON.stringify(envelope)).not.toMatch(/secret|params|undefined|strange/);
});

it('every 503 says when to try again, and no other response does', async () => {
  const app = new Hono();
  app.use(retryAfter);
  app.get('/thrown', () => {
    throw new Error('thrown');
  });
  app.get('/:status', (c) => c.text('words', Number(c.req.param('status')) as 503));
  app.onError((_, c) => c.json({}, 503));
  const header = async (path: string) => (await app.request(path)).headers.get('retry-after');
  expect(await header('/503')).toBe('10');
  expect(await header('/thrown')).toBe('10');
  expect([await header('/200'), await header('/500')]).toEqual([null, null]);
});
