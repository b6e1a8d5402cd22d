/** The code of a refusal and its HTTP status are one pair everywhere: those of the specification's table, or a code of its own. */
import { describe, expect, it } from 'vitest';
import { errorEnvelope, errorStatus } from '../../contract/errors.ts';
import type { Context } from '../../server/context.ts';
import { serverOf, testKeys } from './support.ts';

const context = {
  ...{ db: {}, references: {}, accessibility: {}, now: () => new Date(), keys: testKeys },
} as unknown as Context;
const app = serverOf(context);

it('the table is that of the specification', () => {
  expect(errorStatus).toMatchObject({ E401: 401, E404: 404, E409: 409, E412: 412, E422: 422, E500: 500 });
});

describe.each<[string, string, RequestInit, string]>([
  [
    'a call from another site',
    '/api/cookie_click_count',
    { method: 'POST', headers: { origin: 'https://a.example' } },
    'E403',
  ],
  ['a wrong method', '/api/num', { method: 'DELETE' }, 'E405'],
  ['GET of a call that changes something', '/api/cookie_click_count', {}, 'E405'],
  ['a body that is too large', '/api/cookie_click_count', { method: 'POST', body: 'a'.repeat(65 * 1024) }, 'E413'],
  ['no such call', '/api/nothing', {}, 'E404'],
  [
    'a body that is no JSON',
    '/api/cookie_click_count',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    'E422',
  ],
])('%s', (_, path, init, code) => {
  it(`is ${code} with its own status`, async () => {
    const response = await app.request(path, init);
    const envelope = errorEnvelope.parse(await response.json());
    expect(envelope.error_info.error_code).toBe(code);
    expect(response.status).toBe(errorStatus[code as keyof typeof errorStatus]);
    expect(response.status).toBe(Number(code.slice(1)));
    if (code === 'E405') expect(response.headers.get('allow')).toBe(path === '/api/num' ? 'GET' : 'POST');
  });
});
