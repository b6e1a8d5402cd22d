/** Photos as people use them: the gallery and its address, one photo, likes, reports, the contest, own photos; with and without JavaScript. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForFile, listenToStatus, userAgent } from './browser.ts';
import { preparedData } from './data.ts';
import { addPhotosAndMembers, names, ownTitles, password } from './photoData.ts';
import { type RunningPortal, removeDirectory, startPortal } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
let portal: RunningPortal;

beforeAll(async () => {
  await addPhotosAndMembers(directory);
  portal = await startPortal({ DATA_DIR: directory });
}, 240_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  removeDirectory(directory);
});

const at = (path: string) => `${portal.origin}${path}`;
const main = (page: Page) => page.locator('main').innerText();
const says = (page: Page, words: RegExp | string) => expect.poll(() => main(page)).toMatch(words);
const h1 = (page: Page) => page.locator('h1').innerText();
const addressOf = (page: Page) => decodeURIComponent(page.url().slice(portal.origin.length));
const links = (page: Page, list = '写真') => page.getByRole('list', { name: list, exact: true }).getByRole('link');
const titles = async (page: Page) =>
  (await links(page).allInnerTexts()).map((words) => words.replace('写真を表示できません', '').trim());
/** By the page's own structure: while a dialog is open, nothing behind it has a role. */
const likeButton = (page: Page, title: string) =>
  page.locator('main button[aria-pressed]').filter({ hasText: `「${title}」にいいね` });
const isLiked = (page: Page, title: string) => likeButton(page, title).getAttribute('aria-pressed');
const card = (page: Page, id: number) => page.locator(`main li:has(a[href="/photo/${id}"])`).first();

async function logIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('ユーザー名').fill(name);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).first().waitFor();
}

async function openAs(name: string, path: string, javaScriptEnabled: boolean) {
  const opened = await open(at(`/login?next=${encodeURIComponent(path)}`), { javaScriptEnabled, consent: 'reject' });
  await logIn(opened.page, name);
  await expect.poll(() => addressOf(opened.page)).toBe(path);
  return opened;
}

/** As the API tells everybody: pages of visitors may be some minutes old. */
async function likesOf(id: number): Promise<number> {
  const response = await fetch(at(`/api/photo_get?id=${id}`), { headers: { 'user-agent': userAgent } });
  const body = (await response.json()) as { photo: { likes: number } };
  return body.photo.likes;
}

test('while nobody has posted or liked in the last month, the gallery says so', async () => {
  const { page } = await open(at('/photo'), { consent: 'reject' });
  await says(page, 'この1か月に投稿された写真はありません。');
  await says(page, 'この1か月に「いいね」された写真はありません。');
});

describe.each([
  ['without JavaScript', false, names.plain, { id: 1, title: 'おほりの朝もや', likes: 41, course: 101, entry: 14 }],
  ['with JavaScript', true, names.scripted, { id: 9, title: '水辺の紅葉', likes: 29, course: 222, entry: 15 }],
] as const)('%s', (_, javaScriptEnabled, name, photo) => {
  const options = { javaScriptEnabled, consent: 'reject' } as const;
  const voted = { 14: { title: 'バラと電車', votes: 21 }, 15: { title: '滝のしぶき', votes: 27 } }[photo.entry];

  test('conditions, order and page of the gallery stand in the address', async () => {
    const { page } = await open(at('/photo'), options);
    expect(await links(page).count()).toBe(24);
    await page.getByRole('link', { name: 'いいねが多い順', exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe('/photo?sort=likes');
    await expect.poll(async () => (await titles(page))[0]).toBe('川面にうつる桜');
    await page.getByRole('link', { name: '次のページ' }).click();
    await expect.poll(() => addressOf(page)).toBe('/photo?sort=likes&page=2');
    await expect.poll(() => links(page).count()).toBeLessThan(24);

    await page.goto(at('/photo'));
    const form = page.locator('#filters');
    // As a pointer does: where there is JavaScript, the form's code comes with it.
    await form.locator('select[name=season]').hover();
    await form.locator('select[name=season]').selectOption('autumn');
    await form.locator('select[name=contest]').selectOption('2025');
    await form.locator('button[type=submit]').click();
    await page.waitForURL('**season=autumn**');
    expect(new URL(page.url()).searchParams.get('contest')).toBe('2025');
    await expect.poll(() => titles(page)).toContain('おほりの朝もや');
    expect(await titles(page)).not.toContain('川面にうつる桜');
    await page.getByRole('link', { name: /^秋.*この条件を外す/ }).click();
    await expect.poll(() => titles(page)).toContain('川面にうつる桜');
    expect(new URL(page.url()).searchParams.has('season')).toBe(false);
    await page.goBack();
    await expect.poll(() => titles(page)).not.toContain('川面にうつる桜');

    await page.goto(at('/photo?season=winter&contest=2025'));
    await says(page, '合う写真がありません');
    await page.getByRole('link', { name: 'すべての写真を見る' }).click();
    await expect.poll(() => links(page).count()).toBe(24);
  });

  test('a visitor who likes a photo is led to the login and back; the like counts once, and is undone', async () => {
    const { id, title, likes } = photo;
    const { page, context } = await open(at(`/photo/${id}`), options);
    expect(await h1(page)).toBe(title);
    expect(await page.getByRole('img', { name: title, exact: true }).count()).toBe(1);
    for (const words of ['コース', '撮影した月', '投稿した日', 'フォトコンテスト2025', `いいね ${likes}件`])
      expect(await main(page)).toContain(words);
    await page.getByRole('link', { name: 'ログインして「いいね」する' }).click();
    await logIn(page, name);
    await expect.poll(() => addressOf(page)).toBe(`/photo/${id}`);
    if (javaScriptEnabled) await page.waitForSelector('html[data-ready]');
    // Opened before the like: what it shows is old.
    const other = await context.newPage();
    await other.goto(at(`/photo/${id}`));
    if (javaScriptEnabled) await other.waitForSelector('html[data-ready]');

    const said = javaScriptEnabled ? await listenToStatus(page) : null;
    await likeButton(page, title).click();
    await expect.poll(() => isLiked(page, title)).toBe('true');
    await says(page, `いいね ${likes + 1}件`);
    if (said) await expect.poll(said).toContain(`いいねしました。いいね ${likes + 1}件です。`);
    expect(await isLiked(other, title)).toBe('false');
    await likeButton(other, title).click();
    await expect.poll(() => isLiked(other, title)).toBe('true');
    await expect.poll(() => likeButton(other, title).getAttribute('aria-disabled')).toBeNull();
    expect(await main(other)).toContain(`いいね ${likes + 1}件`);

    await page.getByRole('link', { name: 'このコースの写真を見る' }).click();
    await expect.poll(() => addressOf(page)).toBe(`/photo?course_id=${photo.course}`);
    await expect.poll(() => card(page, id).innerText()).toContain(`いいね ${likes + 1}件`);
    expect(await likesOf(id)).toBe(likes + 1);
    await card(page, id).getByRole('link').click();
    await expect.poll(() => isLiked(page, title)).toBe('true');
    await likeButton(page, title).click();
    await expect.poll(() => isLiked(page, title)).toBe('false');
    await says(page, `いいね ${likes}件`);
    await page.getByRole('link', { name: 'このコースの写真を見る' }).click();
    await expect.poll(() => card(page, id).innerText()).toContain(`いいね ${likes}件`);
  });

  test('where the login has ended, a like leads to it and back', async () => {
    const address = `/photo/${photo.id}`;
    const { page, context } = await openAs(name, address, javaScriptEnabled);
    if (javaScriptEnabled) await page.waitForSelector('html[data-ready]');
    await context.clearCookies();
    await likeButton(page, photo.title).click();
    // Without JavaScript the form itself leads there.
    if (javaScriptEnabled) await page.getByRole('main').getByRole('link', { name: 'ログイン', exact: true }).click();
    await logIn(page, name);
    await expect.poll(() => addressOf(page)).toBe(address);
    expect(await isLiked(page, photo.title)).toBe('false');
  });

  test('a visitor reports a photo, with a reason and without an account', async () => {
    const { page, context } = await open(at(`/photo/${photo.id}`), options);
    await page.getByRole('link', { name: 'この写真について知らせる' }).click();
    await page.getByRole('heading', { name: `「${photo.title}」について知らせる` }).waitFor();
    await page.getByText('自分の写真や作品が、許可なく使われている').click();
    await page.locator('#comment').fill('わたしが撮った写真です');
    await page.getByRole('button', { name: '知らせる', exact: true }).click();
    await says(page, 'お知らせを受け付けました');
    expect(addressOf(page)).toBe(`/photo/${photo.id}?reported=1`);
    expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['consent']);
  });

  test('an own photo is deleted from its page, with what that does to the contest', async () => {
    const { page } = await openAs(names.poster, '/mypage/archive', javaScriptEnabled);
    expect(await h1(page)).toBe('投稿した写真');
    const title = ownTitles[javaScriptEnabled ? 1 : 0]!;
    const before = await links(page, '公開している写真').count();
    await says(page, `公開している写真は${before}枚です。`);
    await says(page, '確認中の写真や、公開しなかった写真が1枚あります');
    expect(await main(page)).not.toContain('確認を待つ');
    await links(page, '公開している写真').filter({ hasText: title }).click();
    await expect.poll(() => h1(page)).toBe(title);
    const address = addressOf(page);
    await page.getByRole('link', { name: 'この写真を削除する' }).click();
    await says(page, '「フォトコンテスト2026（見本）」への応募も取り消されます');
    await page.getByRole('link', { name: '削除しない' }).click();
    await expect.poll(() => addressOf(page)).toBe(address);
    await page.getByRole('link', { name: 'この写真を削除する' }).click();
    await page.getByRole('button', { name: '削除する', exact: true }).click();
    await says(page, 'コンテストへの応募も取り消しました');
    expect(addressOf(page)).toBe('/mypage/archive?deleted=entry');
    await expect.poll(() => links(page, '公開している写真').count()).toBe(before - 1);
    const gone = await fetch(at(address), { headers: { 'user-agent': userAgent } });
    expect(gone.status).toBe(404);
  });

  test('in the running edition a visitor logs in and votes where the entry stands', async () => {
    const { page } = await open(at('/photo_contest'), options);
    expect(await h1(page)).toBe('フォトコンテスト2026（見本）');
    await says(page, '投票受付中');
    await page.getByRole('link', { name: 'ログインして投票する' }).click();
    await logIn(page, name);
    await expect.poll(() => addressOf(page)).toBe('/photo_contest?id=2026');
    if (javaScriptEnabled) await page.waitForSelector('html[data-ready]');
    const { title, votes } = voted;
    await likeButton(page, title).click();
    await expect.poll(() => isLiked(page, title)).toBe('true');
    await expect.poll(() => card(page, photo.entry).innerText()).toContain(`いいね ${votes + 1}件`);
    await page.reload();
    expect(await isLiked(page, title)).toBe('true');
  });

  test('the finished edition shows who has won, tied ones with the same place', async () => {
    const { page } = await open(at('/photo_contest?id=2025'), options);
    await says(page, 'このコンテストは終わりました');
    const results = page.getByRole('list', { name: '結果', exact: true }).getByRole('listitem');
    expect(await results.first().innerText()).toMatch(/1位\s+川面にうつる桜\s[\s\S]*58票/);
    expect(await results.filter({ hasText: '同じ順位' }).count()).toBeGreaterThanOrEqual(4);
    await page.getByRole('link', { name: /^フォトコンテスト2026/ }).click();
    await expect.poll(() => h1(page)).toBe('フォトコンテスト2026（見本）');
  });
});

describe('with JavaScript alone', () => {
  test('arrow keys lead through the grid, and Enter opens a photo', async () => {
    const { page, complaints } = await open(at('/photo?contest=2025'), { consent: 'reject' });
    const focused = () => links(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLAnchorElement));
    const columns = await links(page).evaluateAll(
      (all) => all.filter((link) => link.getBoundingClientRect().top === all[0]!.getBoundingClientRect().top).length,
    );
    expect(columns).toBeGreaterThan(1);
    await links(page).first().focus();
    const expected = { ArrowRight: 1, ArrowDown: 1 + columns, ArrowUp: 1, ArrowLeft: 0, End: 11, Home: 0 };
    for (const [key, place] of Object.entries(expected)) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(place);
    }
    const [title] = await titles(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => h1(page)).toBe(title);
    expect(complaints).toEqual([]);
  });

  test.each([1280, 360])('pictures that come late move nothing, at %s px', async (width) => {
    const { page } = await open(at('/about'), { consent: 'reject', viewport: { width, height: 800 } });
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/photo-files/**', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto(at('/photo?contest=2025'), { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('html[data-ready]');
    const places = () =>
      links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top + window.scrollY));
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await places();
    const since = await page.evaluate(() => performance.now());
    letCome();
    for (const image of await page.locator('main li img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0))
        .toBe(true);
    }
    expect(await places()).toEqual(before);
    const shifts = await page.evaluate(
      (begun) =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              if (entry.startTime > begun) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
      since,
    );
    expect(shifts).toBe(0);
  });

  test('offline a like rests, says why, and does nothing when it is pressed', async () => {
    const title = '川面にうつる桜';
    const { page, context } = await openAs(names.scripted, '/photo/2', true);
    await page.waitForSelector('html[data-ready]');
    const why = page.getByText('インターネットにつながっていないので、いまは「いいね」を送れません。');
    // The first key fetches the dialog's code, before the network goes.
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/Dialog-/.test(name))),
      )
      .toBe(true);
    // With all that it imports. As text: vitest puts something of its own in the place of import().
    await page.evaluate(`Promise.all(performance.getEntriesByType('resource').map(({ name }) => name)
      .filter((name) => /\\/Dialog-.+\\.js$/.test(name)).map((name) => import(name)))`);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'わかりました' }).click();
    await why.waitFor();
    expect(await likeButton(page, title).getAttribute('aria-disabled')).toBe('true');
    const described = await likeButton(page, title).getAttribute('aria-describedby');
    expect(await why.getAttribute('id')).toBe(described);
    await likeButton(page, title).dispatchEvent('click');
    await context.setOffline(false);
    await expect.poll(() => why.count()).toBe(0);
    expect(await isLiked(page, title)).toBe('false');
    expect(await main(page)).toContain('いいね 58件');
    await likeButton(page, title).click();
    await says(page, 'いいね 59件');
  });
});
