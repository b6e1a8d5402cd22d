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

it.each([
  ['nothing', '', 'public, max-age=0, s-maxage=60, must-revalidate'],
  ['a text size', 'text_size=2', 'public, max-age=0, s-maxage=60, must-revalidate'],
  ['a registration', `registration=${token}`, 'private, no-store'],
  ['a permission to reset', `password-reset=${token}`, 'private, no-store'],
  ['a known device', `known-device=${token}.${token}`, 'public, max-age=0, s-maxage=60, must-revalidate'],
  ['a removed registration', 'registration=', 'public, max-age=0, s-maxage=60, must-revalidate'],
  ['the cookie of HTTPS', `__Host-registration=${token}`, 'public, max-age=0, s-maxage=60, must-revalidate'],
])('with %s', async (_, cookie, expected) => {
  const app = pageServerOf(portal.context);
  const { status, headers } = await app.request('http://localhost/login', { headers: { cookie } });
  expect({ status, cacheControl: headers.get('cache-control') }).toEqual({ status: 200, cacheControl: expected });
});
