/** What the first page says of walks: to a member at once, to visitors with the next page that is made. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { content } from './expected.ts';
import { sessionHeaders } from './memberSupport.ts';
import { pageServerOf, untilOpen } from './pagesSupport.ts';
import { anyEngine, openPortal, type Portal } from './support.ts';

const minute = 60_000;
const courseIds = content.courses.slice(0, 3).map(({ id }) => id);
const members = ['Hanako', 'Taro', 'Jiro', 'Saburo', 'Shiro'];

let portal: Portal;
let headers: Record<string, string>[];
beforeAll(async () => {
  portal = await openPortal(anyEngine(), () => new Date('2026-11-20T12:00:00+09:00'));
  headers = await Promise.all(
    members.map(async (userName) =>
      sessionHeaders(portal.context, await createMember({ userName, password: 'password1' }, portal.context)),
    ),
  );
});
afterAll(() => portal.close());

it('ranks three courses from five walks each', async () => {
  const app = pageServerOf(portal.context);
  const cookie = { cookie: headers[0]!.cookie! };
  await untilOpen(app, '/');
  await untilOpen(app, '/', cookie);
  const ranksWalks = async (own: Record<string, string> = {}) => {
    const response = await app.request('http://localhost/', { headers: own });
    expect(response.status).toBe(200);
    return (await response.text()).includes('よく歩かれたコース');
  };
  const walks = courseIds.flatMap((course_id) => headers.map((own) => ({ course_id, own })));
  const walk = async ({ course_id, own }: (typeof walks)[number]) =>
    expect((await portal.call('POST /course_walked', { course_id, action: 'add' }, own)).status).toBe(200);
  for (const each of walks.slice(0, -1)) await walk(each);
  expect([await ranksWalks(cookie), await ranksWalks()]).toEqual([false, false]);
  await walk(walks.at(-1)!);
  expect([await ranksWalks(cookie), await ranksWalks()]).toEqual([true, false]);

  const { now } = performance;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 5 * minute + 1);
  try {
    await expect.poll(() => ranksWalks()).toBe(true);
  } finally {
    clock.mockRestore();
  }
});
