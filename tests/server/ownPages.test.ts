/** Pages for whoever registers or resets a password are nobody else's, like those of members. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageServerOf } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
});
afterAll(() => portal.close());

const token = 'a'.repeat(43);
const shared = 'public, max-age=0, must-revalidate';

it.each([
  ['nothing', '', shared],
  ['a text size', 'text_size=2', shared],
  ['a registration', `registration=${token}`, 'private, no-store'],
  ['a permission to reset', `password-reset=${token}`, 'private, no-store'],
  ['a known device', `known-device=${token}.${token}`, shared],
  ['a removed registration', 'registration=', shared],
  ['the cookie of HTTPS', `__Host-registration=${token}`, shared],
])('with %s', async (_, cookie, expected) => {
  const app = pageServerOf(portal.context);
  const { status, headers } = await app.request('http://localhost/login', { headers: { cookie } });
  expect({ status, cacheControl: headers.get('cache-control') }).toEqual({ status: 200, cacheControl: expected });
});
