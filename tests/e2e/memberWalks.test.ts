/** What a member does with courses: record a walk and take it back, keep favourites; with and without JavaScript. */
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../../server/courses/courses.table.ts';
import { favourites } from '../../server/favourites/favourites.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { memberByName } from '../../server/members/members.queries.ts';
import { browserForFile, listenToStatus, userAgent } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { loggedIn } from './memberSession.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
const password = 'aruku2026';
const names = {
  plain: 'はなこ',
  scripted: 'たろう',
  transfer: 'じろう',
  failing: 'さぶろう',
  full: 'しろう',
  dropping: 'ごろう',
};
/** Courses that one member has as favourites already, oldest first. */
let twelve: number[] = [];
let portal: RunningPortal;

beforeAll(async () => {
  const database = await openData(directory);
  for (const userName of Object.values(names))
    await createMember({ userName, password }, { db: database.db, now: () => new Date() });
  const rows = await database.db.select({ id: courses.id }).from(courses).where(eq(courses.isPublic, true));
  twelve = rows
    .map(({ id }) => id)
    .filter((id) => id !== 101)
    .slice(0, 12);
  for (const name of [names.full, names.dropping]) {
    const { id } = (await memberByName(database.db, name))!;
    await database.db.insert(favourites).values(
      twelve.map((targetId, at) => ({
        ...{ memberId: id, kind: 'course' as const, targetId, position: at + 1, addedAt: new Date() },
      })),
    );
  }
  await database.close();
  portal = await startPortal({ DATA_DIR: directory });
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const main = (page: Page) => page.locator('main').innerText();
const h1 = (page: Page) => page.locator('h1').innerText();
const course = '/map/detail/101';
const walkButton = (page: Page) => page.getByRole('button', { name: /^歩きました：/ });
const undoButton = (page: Page) => page.getByRole('button', { name: '記録を取り消す（1分以内）' });
const star = (page: Page) => page.getByRole('button', { name: /^お気に入り：/ });
const entries = (page: Page) => page.locator('main li:has(button)');
const stored = (page: Page, key: string) => page.evaluate((each) => localStorage.getItem(each), key);

async function logIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('ユーザー名').fill(name);
  await page.getByLabel('パスワード', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
}

async function openAsMember(name: string, javaScriptEnabled: boolean) {
  const session = await loggedIn(portal.origin, name, password);
  const opened = await open(at(course), { javaScriptEnabled, consent: 'reject', ...session });
  if (javaScriptEnabled) await opened.page.waitForSelector('html[data-ready]');
  return { ...opened, title: await h1(opened.page) };
}

async function ranked(): Promise<number[]> {
  const response = await fetch(at('/api/ranking?type=walked'), { headers: { 'user-agent': userAgent } });
  const { ranking } = (await response.json()) as { ranking: { course: { id: number } }[] };
  return ranking.map(({ course: { id } }) => id);
}

test.each([false, true])(
  'a link of a visitor leads to the login, and back to the course (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page } = await open(at(course), { javaScriptEnabled, consent: 'reject' });
    const title = await h1(page);
    await page.getByRole('link', { name: 'ログインして、歩いた記録をつける' }).click();
    await page.getByLabel('ユーザー名').waitFor();
    await logIn(page, names.plain);
    await page.getByRole('button', { name: 'ログアウト' }).first().waitFor();
    expect(await h1(page)).toBe(title);
  },
);

describe('without JavaScript', () => {
  test('a walk is recorded with its stamp and title, counted, and taken back', async () => {
    const { page } = await openAsMember(names.plain, false);
    await walkButton(page).click();
    await undoButton(page).waitFor();
    expect(await main(page)).toMatch(/きょう歩いた記録をつけました。\s*はじめてのコースなので、スタンプがつきました。/);
    expect(await main(page)).toContain('称号「はじめの一歩」');
    expect(await ranked()).toContain(101);
    // The same address once more neither records nor counts.
    await page.reload();
    expect(await main(page)).toContain('きょう歩いた記録をつけました。');
    await undoButton(page).click();
    await walkButton(page).waitFor();
    expect(await main(page)).toContain('記録を取り消しました。');
    expect(await ranked()).not.toContain(101);
  });

  test('favourites are kept, listed, taken off and put back', async () => {
    const { page, title } = await openAsMember(names.plain, false);
    expect(await star(page).getAttribute('aria-pressed')).toBe('false');
    await star(page).click();
    await page.getByText('お気に入りに入れました。', { exact: true }).waitFor();
    expect(await star(page).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'お気に入りを見る' }).click();
    await expect.poll(() => h1(page)).toBe('お気に入り');
    expect(await entries(page).count()).toBe(1);
    await page.getByRole('button', { name: `「${title}」をお気に入りから外す` }).click();
    await page.getByText(`「${title}」をお気に入りから外しました。`).first().waitFor();
    await page.getByRole('button', { name: '元にもどす' }).click();
    await page.getByRole('button', { name: `「${title}」をお気に入りから外す` }).waitFor();
    await page.goto(at(course));
    await star(page).click();
    await page.getByText('お気に入りから外しました。').waitFor();
    expect(await star(page).getAttribute('aria-pressed')).toBe('false');
  });

  test('the thirteenth favourite drops the oldest, which can be put back', async () => {
    const { page, context } = await openAsMember(names.full, false);
    await star(page).click();
    await page.getByText('12件までなので、いちばん古いものを外しました。', { exact: false }).waitFor();
    const lists = async () => {
      const response = await context.request.get(at('/api/favorite_get'), { headers: { 'user-agent': userAgent } });
      return ((await response.json()) as { favorites: { course: number[] } }).favorites.course;
    };
    const after = await lists();
    expect([after.length, after[0]]).toEqual([12, 101]);
    await page.getByRole('button', { name: '元にもどす' }).click();
    await page.getByText('元にもどしました。').waitFor();
    expect(await star(page).getAttribute('aria-pressed')).toBe('false');
    const oldest = twelve[0]!;
    expect(await lists()).toEqual([...after.slice(1), oldest]);
    // The same form once more, as after “back”, changes nothing.
    expect(await page.getByRole('button', { name: '元にもどす' }).count()).toBe(0);
  });

  test('a form that is sent after the session has ended leads to the login, and back to the page', async () => {
    const { page, context } = await openAsMember(names.plain, false);
    await context.clearCookies();
    await walkButton(page).click();
    await page.getByLabel('ユーザー名').waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe(course);
  });
});

describe('with JavaScript', () => {
  test('a walk is recorded in place, said once, and taken back', async () => {
    const { page, complaints } = await openAsMember(names.scripted, true);
    const said = await listenToStatus(page);
    await walkButton(page).click();
    await undoButton(page).waitFor();
    await expect
      .poll(async () => (await said()).at(-1))
      .toMatch(
        /^きょう歩いた記録をつけました。はじめてのコースなので、スタンプがつきました。称号「はじめの一歩」.*を獲得しました。$/,
      );
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('きょうの記録');
    expect(new URL(page.url()).search).toBe('');
    await undoButton(page).click();
    await walkButton(page).waitFor();
    await expect.poll(() => walkButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await walkButton(page).click();
    await undoButton(page).waitFor();
    // Another visit of the page knows it.
    await page.reload();
    await page.getByText('きょう歩いた記録がついています。').waitFor();
    expect(complaints).toEqual([]);
  });

  test('offline it cannot be recorded, and the reason stands beside it', async () => {
    const { page, context } = await openAsMember(names.failing, true);
    await context.setOffline(true);
    await page.getByText('いまインターネットに接続されていないため、記録をつけられません。').waitFor();
    expect(await walkButton(page).isDisabled()).toBe(true);
    await context.setOffline(false);
    await expect.poll(() => walkButton(page).isDisabled()).toBe(false);
  });

  test('where the login has ended, what is pressed says so and leads to the login and back', async () => {
    const { page, context } = await openAsMember(names.full, true);
    await context.clearCookies();
    const login = () => page.getByRole('main').getByRole('link', { name: 'ログイン', exact: true });
    for (const press of [walkButton, star]) {
      await press(page).click();
      await expect.poll(() => main(page)).toContain('ログインの期限が切れました');
      expect(await login().first().getAttribute('href')).toBe(`/login?next=${encodeURIComponent(course)}`);
    }
    expect(await login().count()).toBe(2);
    await login().first().click();
    await expect.poll(() => h1(page)).toBe('ログイン');
    await logIn(page, names.full);
    await expect.poll(() => new URL(page.url()).pathname).toBe(course);
    await expect.poll(() => page.locator('header').first().innerText()).toContain(names.full);
  });

  test('favourites are on the server, pressed wherever they are seen, and taken off in place', async () => {
    const { page, title, complaints } = await openAsMember(names.scripted, true);
    await star(page).click();
    await expect.poll(() => star(page).getAttribute('aria-pressed')).toBe('true');
    expect(await stored(page, 'favourites-course')).toBeNull();
    await page.getByRole('link', { name: 'お気に入りを見る' }).click();
    await expect.poll(() => h1(page)).toBe('お気に入り');
    await page.getByRole('button', { name: `「${title}」をお気に入りから外す` }).click();
    const undo = page.getByRole('button', { name: '元にもどす' });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.goBack();
    await expect.poll(() => star(page).getAttribute('aria-pressed')).toBe('false');
    expect(complaints).toEqual([]);
  });
});

describe('the favourites of a device', () => {
  const visitorWith = async (lists: Record<string, string>) => {
    const opened = await open(at('/about'), { consent: 'reject' });
    await opened.page.evaluate((each) => {
      for (const [kind, ids] of Object.entries(each)) localStorage.setItem(`favourites-${kind}`, ids);
    }, lists);
    return opened;
  };

  test('become the member’s at the first page that needs a login', async () => {
    const { page, complaints } = await visitorWith({ course: '123,403', sponsor: '20001' });
    await page.goto(at('/login?next=/map'));
    await logIn(page, names.transfer);
    await expect.poll(() => h1(page)).toBe('コースを探す');
    // No login is needed here: nothing is sent.
    expect(await stored(page, 'favourites-course')).toBe('123,403');
    await page.goto(at('/favorite'));
    await expect.poll(() => stored(page, 'favourites-course')).toBeNull();
    await expect.poll(() => stored(page, 'favourites-sponsor')).toBeNull();
    await expect.poll(() => entries(page).count()).toBe(3);
    await page.goto(at('/map/detail/403'));
    expect(await star(page).getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
  });

  test('stay on the device where the server did not take them, and others go', async () => {
    const { page, context } = await visitorWith({ course: '123', sponsor: '20001' });
    await page.goto(at('/login'));
    await logIn(page, names.failing);
    await expect.poll(() => page.locator('header').innerText()).toContain(names.failing);
    await context.route('**/api/favorite', async (route) => {
      if (route.request().postData()?.includes('"course"')) await route.abort();
      else await route.continue();
    });
    await page.goto(at('/favorite'));
    await expect.poll(() => stored(page, 'favourites-sponsor')).toBeNull();
    expect(await stored(page, 'favourites-course')).toBe('123');
    expect(await main(page)).not.toMatch(/できませんでした|うまくいきません/);
    await context.unroute('**/api/favorite');
    await page.reload();
    await expect.poll(() => stored(page, 'favourites-course')).toBeNull();
    await expect.poll(() => entries(page).count()).toBe(2);
  });

  test('say on My Page what had to go for them, after a reload as well, until that is accepted', async () => {
    const { page } = await visitorWith({ course: '101' });
    await page.goto(at('/login?next=/mypage'));
    await logIn(page, names.dropping);
    await expect.poll(() => h1(page)).toBe('マイページ');
    const told = page.getByText('12件をこえたため、古いお気に入り1件を外しました');
    await expect.poll(() => told.count()).toBe(1);
    await page.reload();
    await expect.poll(() => told.count()).toBe(1);
    await page.goto(at('/favorite'));
    await expect.poll(() => told.count()).toBe(1);
    await page.getByRole('button', { name: '外したままにする' }).click();
    await expect.poll(() => told.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.reload();
    await expect.poll(() => entries(page).count()).toBe(12);
    expect(await told.count()).toBe(0);
  });

  test('and nobody else who logs in in that tab is told', async () => {
    const { page } = await visitorWith({});
    const kept = { course: { moved: [101], dropped: [{ id: 123, name: null }] } };
    const keptBy = (userName: string) =>
      page.evaluate(
        (text) => sessionStorage.setItem('favourites-dropped', text),
        JSON.stringify({ userName, lists: kept }),
      );
    await page.goto(at('/login?next=/mypage'));
    await logIn(page, names.dropping);
    await expect.poll(() => h1(page)).toBe('マイページ');
    const told = page.getByRole('button', { name: '外したものを元にもどす' });
    await keptBy(names.dropping);
    await page.reload();
    await expect.poll(() => told.count()).toBe(1);
    await keptBy(names.full);
    await page.reload();
    await expect.poll(() => page.getByText('お気に入り0件').count()).toBe(1);
    expect(await told.count()).toBe(0);
  });

  test('are sent once when two tabs come to such a page at the same time', async () => {
    const { page, context } = await visitorWith({ playground: '30001,30002' });
    await page.goto(at('/login'));
    await logIn(page, names.transfer);
    await expect.poll(() => page.locator('header').innerText()).toContain(names.transfer);
    const sent: string[] = [];
    context.on('request', (request) => request.url().endsWith('/api/favorite') && sent.push(request.postData() ?? ''));
    const other = await context.newPage();
    await Promise.all([page.goto(at('/favorite')), other.goto(at('/favorite'))]);
    await expect.poll(() => stored(page, 'favourites-playground')).toBeNull();
    await expect.poll(() => page.getByText('30001').count()).toBe(0);
    expect(sent).toHaveLength(1);
  });
});
