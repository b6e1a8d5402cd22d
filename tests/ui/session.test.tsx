/** A page asks at every move whose session there is: it does not go on under the name of somebody else. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../app/actors/useSession.ts';
import { failedPage } from '../../app/loadPage.ts';
import type { Member, Page } from '../../app/page.ts';
import { fakeApi } from '../../stories/fixtures/api.ts';

const hanako: Member = { user_name: 'はなこ' };
const leave = vi.fn();
let name: string | null = null;
const asked = vi.fn(() => ({ login_flag: name === null ? (0 as const) : (1 as const), user_name: name }));
const api = fakeApi('ja', { 'POST /user_login_check': asked });
let known: Member | null = null;

function Checking({ first, page }: { first: Member | null; page: Page }) {
  const { member, check } = useSession(first, page, api, leave);
  known = member;
  return check.isPending ? '…' : '';
}

const host = document.createElement('div');
let root = createRoot(host);
afterEach(() => {
  flushSync(() => root.unmount());
  root = createRoot(host);
  leave.mockClear();
  asked.mockClear();
});

/** A document of this member, from which somebody goes to another page, where the session is that of `now`. */
async function move(first: Member | null, now: string | null): Promise<void> {
  name = now;
  const pageAt = (path: string) => failedPage({ kind: 'notFound', path }, path, new URLSearchParams());
  flushSync(() => root.render(<Checking first={first} page={pageAt('/news')} />));
  expect(asked).not.toHaveBeenCalled();
  flushSync(() => root.render(<Checking first={first} page={pageAt('/map')} />));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.poll(() => host.textContent).toBe('');
}

test('loads the document anew when another member has logged in', async () => {
  await move(hanako, 'たろう');
  expect(leave.mock.calls).toEqual([[`${location.pathname}${location.search}`]]);
});

test.each([
  ['the same member', hanako, 'はなこ', hanako],
  ['nobody any more', hanako, null, null],
  ['a member, of a document for visitors', null, 'はなこ', null],
] as const)('stays where it is: the session is that of %s', async (_, first, now, after) => {
  await move(first, now);
  expect(known).toEqual(after);
  expect(leave).not.toHaveBeenCalled();
});
