/** That a password was reset is told by the pages that show it, once, and used up by no other. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ServerEntry } from '../../app/entry.server.tsx';
import type { Api } from '../../contract/index.ts';
import { createMember } from '../../server/members/createMember.ts';
import { members } from '../../server/members/members.table.ts';
import { sessionHeaders } from './memberSupport.ts';
import { pageServerOf, untilOpen } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

const words = 'パスワードが再設定されました';
const showing = ['/mypage', '/mypage/check', '/mypage/region_reset', '/mypage/age_reset', '/mypage/gender_reset'];
const others = ['/', '/favorite', '/mypage/username_reset', '/mypage/password_reset', '/mypage/data'];
let portal: Portal;
let headers: Record<string, string>;
beforeAll(async () => {
  portal = await openPortal(anyEngine());
  const id = await createMember({ userName: 'はなこ', password: 'password1' }, portal.context);
  headers = await sessionHeaders(portal.context, id);
  for (const path of [...showing, ...others]) await untilOpen(pageServerOf(portal.context), path, headers);
}, 300_000);
afterAll(() => portal.close());
beforeEach(() => portal.context.db.update(members).set({ passwordResetAt: new Date('2026-11-19T15:00:00Z') }));

async function shows(path: string): Promise<boolean> {
  const response = await pageServerOf(portal.context).request(`http://localhost${path}`, { headers });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.text()).includes(words);
}

it.each(showing)('is shown by %s, once', async (path) => {
  expect(await shows(path)).toBe(true);
  expect(await shows(path)).toBe(false);
  expect(await shows('/mypage')).toBe(false);
});

it('is not used up by a page that does not show it', async () => {
  for (const path of others) expect(await shows(path)).toBe(false);
  expect(await shows('/mypage')).toBe(true);
});

it.each(showing)('is not used up by asking for the headers of %s', async (path) => {
  const { status } = await pageServerOf(portal.context).request(`http://localhost${path}`, { method: 'HEAD', headers });
  expect(status).toBe(200);
  expect(await shows(path)).toBe(true);
});

it.each([
  ['/mypage', 'GET /mypage_archive'],
  ['/mypage/check', 'GET /user_sessions'],
  ['/mypage/region_reset', 'GET /select_get'],
])('is not used up by %s when it cannot be shown, because %s has failed', async (path, failing) => {
  const withFailing =
    (api: Api) =>
    (call: string, ...rest: unknown[]): unknown =>
      call === failing ? Promise.reject(new Error('away')) : (api as (...all: unknown[]) => unknown)(call, ...rest);
  const wrap = (entry: ServerEntry): ServerEntry => ({
    ...entry,
    renderPage: (request) =>
      entry.renderPage({ ...request, apiFor: (lang) => withFailing(request.apiFor(lang)) as unknown as Api }),
  });
  const app = pageServerOf(portal.context, { wrap });
  expect((await app.request(`http://localhost${path}`, { headers })).status).toBe(500);
  expect(await shows(path)).toBe(true);
});
