/** The page on which a forgotten password gets its successor, as a browser without JavaScript goes it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answers, browserAfter, goodPassword, registration } from './memberSupport.ts';
import { pageServerOf } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  await portal.call('POST /user_save', registration('Hanako'));
});
afterAll(() => portal.close());

it.each([
  ['the present one', goodPassword],
  ['a common one', 'password1'],
  ['one with the user name in it', 'hanako2026'],
])('says of %s all that it may be', async (_, password) => {
  const browser = browserAfter(
    (await portal.call('POST /user_secret_check', { user_name: 'Hanako', ...answers })).headers,
  );
  const page = async (lang: string) => {
    const response = await pageServerOf(portal.context).request(
      `http://localhost/forgot/password_reset?step=password&lang=${lang}`,
      {
        method: 'POST',
        body: new URLSearchParams({ password, password_confirmation: password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...browser },
      },
    );
    expect(response.status).toBe(422);
    return response.text();
  };
  expect(await page('ja')).toContain(
    '前と同じもの、よく使われるもの、ユーザー名が入ったもののほかから選んでください。',
  );
  expect(await page('en')).toContain('it is the one you had before, a very common one, or contains your user name.');
});
