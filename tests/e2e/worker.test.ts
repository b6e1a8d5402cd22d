/**
 * The built portal with its real service worker in a real browser whose profile stays: offline after a restart, updates, two tabs, a
 * full device, a worker that fails. Where the network is to be gone, the portal is stopped.
 */
import { execFile } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { isFull } from '../full.ts';
import { registration } from '../server/memberSupport.ts';
import { flags, userAgent, visit } from './browser.ts';
import { preparedData } from './data.ts';
import { newMember } from './memberSession.ts';
import { copyPortal, type RunningPortal, removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

const site = temporaryDirectory();
const data = preparedData();
const client = path.join(site, 'dist/client');
let portal: RunningPortal;
let origin = '';

/** The same address again: a device knows the portal by it. */
const restart = async (environment: Record<string, string> = {}) => {
  portal = await startPortal({ DATA_DIR: data, ...(origin && { PORT: new URL(origin).port }), ...environment }, site);
  origin = portal.origin;
};

beforeAll(async () => {
  copyPortal(site);
  cpSync(path.join(root, 'dist'), path.join(site, 'dist'), { recursive: true });
  await restart();
}, 240_000);
afterAll(async () => {
  await portal.stop();
  for (const each of [site, data]) removeDirectory(each);
});

let profile: string;
const contexts: BrowserContext[] = [];
const close = (context: BrowserContext) => context.close().catch(() => undefined);
afterEach(async () => {
  await Promise.all(contexts.splice(0).map(close));
  if (profile) removeDirectory(profile);
});

/** @param folder of an earlier start of this browser */
async function browser(folder = temporaryDirectory()): Promise<BrowserContext> {
  profile = folder;
  const context = await chromium.launchPersistentContext(folder, {
    ...{ executablePath: headlessChromiumPath(), args: flags, userAgent },
    ...{ locale: 'ja-JP', viewport: { width: 1280, height: 900 } },
  });
  context.setDefaultTimeout(60_000);
  contexts.push(context);
  return context;
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, origin + address);
  await page.waitForSelector('html[data-ready]');
  return page;
}

const isLed = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

/** Names of caches, and what each holds. */
const stored = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(location.origin.length))];
    });
    return Object.fromEntries(await Promise.all(entries));
  });
const savedOn = async (page: Page) =>
  Object.keys(await stored(page)).filter((name) => name.startsWith('saved-course-'));

/** What is stored with this word in it, by its address. */
const naming = (page: Page, word: string): Promise<string[]> =>
  page.evaluate(async (sought) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if ((await (await cache.match(request))!.text()).includes(sought)) found.push(`${name} ${request.url}`);
    }
    return found;
  }, word);

const ready = /^電波がなくても、この端末で読めます。$|^You can read it on this device without a network\.$/;
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(端末に保存する|保存し直す|Save on this device|Save again)$/ }).click();
  await page.getByText(ready).waitFor();
}

let builds = 0;

/** Another build: every file has another name, and those that name it know. */
function buildAnew(): void {
  for (const file of globSync('**/*.{br,gz}', { cwd: client })) rmSync(path.join(client, file));
  const assets = globSync('assets/*', { cwd: client });
  builds += 1;
  const next = (name: string) => name.replace(/\.(?=\w+$)/, `b${builds}.`);
  const names = new Map(assets.map((file) => path.basename(file)).map((name) => [name, next(name)]));
  // The build is known by its entry, and stands in the worker by itself.
  const build = /entry\.client-(.+)\.js/.exec(assets.join())![1]!.split('.js')[0]!;
  const renamed = (text: string) => text.replace(/[\w.-]+-[\w-]{8,}\.\w+/g, (name) => names.get(name) ?? name);
  const dist = path.join(site, 'dist');
  for (const file of globSync(['{client,server}/**/*.{js,css,json}', 'client/.vite/*.json'], { cwd: dist })) {
    const text = readFileSync(path.join(dist, file), 'utf8');
    writeFileSync(
      path.join(dist, file),
      renamed(text).replace(new RegExp(`${build}(?=["'\`])`, 'g'), `${build}b${builds}`),
    );
  }
  for (const [name, other] of names) renameSync(path.join(client, 'assets', name), path.join(client, 'assets', other));
}

const away = async () => void (await portal.stop());

describe('without a network', () => {
  test('a saved course opens after the browser has restarted, in both languages, and says from when it is', async () => {
    const first = await browser();
    const page = await openPage(first, '/map/detail/101');
    await isLed(page);
    await save(page);
    await first.addCookies([{ name: 'text_size', value: '2', url: origin, expires: Date.now() / 1000 + 3600 }]);
    await save(await openPage(first, '/map/detail/103?lang=en'));
    const folder = profile;
    await first.close();
    await away();
    try {
      const context = await browser(folder);
      const offline = await context.newPage();
      const began = performance.now();
      await offline.goto(`${origin}/map/detail/101`);
      await offline.locator('h1').waitFor();
      expect(performance.now() - began).toBeLessThan(5000);
      await offline.waitForSelector('html[data-ready]');
      expect(await offline.locator('h1').innerText()).toContain('皇居');
      await offline.getByText(/に保存した内容です。$/).waitFor();
      expect(await offline.locator('#way ~ ol > li, section:has(#way) ol > li').count()).toBeGreaterThan(4);
      expect(await offline.evaluate(() => document.documentElement.dataset.textSize)).toBe('2');
      // The files of the way are there, too, and the page stays.
      for (const [name, begins] of [
        ['GPX', '<?xml'],
        ['KML', '<?xml'],
        ['GeoJSON', '{'],
      ] as const) {
        const coming = offline.waitForEvent('download');
        await offline.getByRole('link', { name, exact: true }).click();
        const file = await coming;
        expect(file.suggestedFilename()).toBe(`tokotoko-101.${name.toLowerCase()}`);
        expect(readFileSync(await file.path(), 'utf8').startsWith(begins), name).toBe(true);
      }
      expect(new URL(offline.url()).pathname).toBe('/map/detail/101');
      // What is not there leads to what is.
      await offline.goto(`${origin}/map/detail/150?lang=en`);
      await offline.waitForSelector('html[data-ready]');
      expect(await offline.locator('h1').innerText()).toBe('Saved courses');
      await offline.getByText('This page cannot be opened at the moment').waitFor();
      const links = offline.locator('main li a');
      await expect.poll(() => links.count()).toBe(2);
      await links.filter({ hasNotText: '皇居' }).click();
      await offline.waitForURL(/\/map\/detail\/103\?lang=en$/);
      await offline.getByText(/^This is a copy saved on /).waitFor();
      expect(await offline.evaluate(() => document.documentElement.lang)).toBe('en');
    } finally {
      await restart();
    }
  });

  test('the history and the favourites open, with the consent of the cookie, and without it nothing is kept', async () => {
    const context = await browser();
    await context.addCookies([{ name: 'consent', value: 'agree', url: origin }]);
    const page = await openPage(context, '/map/detail/101');
    await isLed(page);
    const seen = () => page.evaluate(() => localStorage.getItem('history-course'));
    await expect.poll(seen).not.toBeNull();
    await page.getByRole('button', { name: /^お気に入り：/ }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites-course'))).toBe('101');
    await away();
    try {
      for (const [address, title] of [
        ['/history', '閲覧履歴'],
        ['/history?list=favourites', 'この端末のお気に入り'],
        ['/history?lang=en', 'History'],
        ['/history?list=favourites&lang=en', 'Favourites on this device'],
      ] as const) {
        await page.goto(origin + address);
        await page.waitForSelector('html[data-ready]');
        expect(await page.locator('h1').innerText()).toBe(title);
        await page.locator('main li a[href*="/map/detail/101"]').first().waitFor();
      }
      expect(await seen()).not.toBeNull();
      // What is stored knows of no consent: it counts what the cookie says when the page is opened.
      await context.clearCookies({ name: 'consent' });
      await page.goto(`${origin}/history`);
      await page.getByText('閲覧履歴を残すには、同意が必要です').waitFor();
      await expect.poll(seen).toBeNull();
    } finally {
      await restart();
    }
  });

  test('pages that were read are there again, one’s own never, and a login clears them', async () => {
    const context = await browser();
    const page = await openPage(context, '/');
    await isLed(page);
    for (const address of ['/about', '/map/detail/102', '/login', '/report?course=101', '/staff']) {
      await visit(page, origin + address);
      await page.waitForSelector('html[data-ready]');
    }
    const kept = async () => (await stored(page)).pages ?? [];
    await expect.poll(kept).toContain('/map/detail/102');
    expect(await kept()).toContain('/about');
    expect((await kept()).filter((address) => /login|register|mypage|staff|preview|approve/.test(address))).toEqual([]);
    const { storageState } = await newMember(origin, 'Offline Walker');
    await context.addCookies(
      storageState.cookies.map(({ domain: _, path: __, ...cookie }) => ({ ...cookie, url: origin })),
    );
    await visit(page, `${origin}/mypage`);
    await page.waitForSelector('html[data-ready]');
    await expect.poll(kept).toEqual([]);
    await visit(page, `${origin}/about`);
    await page.waitForSelector('html[data-ready]');
    expect(await kept()).toEqual([]);
    await page.getByRole('button', { name: 'ログアウト' }).first().click();
    await expect.poll(() => page.getByRole('link', { name: 'ログイン' }).count()).toBeGreaterThan(0);
    await visit(page, `${origin}/about`);
    await page.waitForSelector('html[data-ready]');
    await expect.poll(kept).toContain('/about');
    // Nothing that is stored, under whatever address, says who was here.
    expect(await naming(page, 'Offline Walker')).toEqual([]);
    expect(await naming(page, 'とことこ')).not.toEqual([]);
  });

  test('whoever deletes their account takes what the device keeps along, when they wish so', async () => {
    const context = await browser();
    const { storageState } = await newMember(origin, 'Leaving Walker');
    const page = await openPage(context, '/map/detail/101');
    await isLed(page);
    await save(page);
    expect(await savedOn(page)).toHaveLength(1);
    await context.addCookies(
      storageState.cookies.map(({ domain: _, path: __, ...cookie }) => ({ ...cookie, url: origin })),
    );
    await visit(page, `${origin}/mypage/delete?step=confirm`);
    await page.waitForSelector('html[data-ready]');
    await page.locator('#password').fill(String(registration('').password));
    await page.getByText('この端末に残っているものも消す').click();
    await page.getByRole('button', { name: 'すべて消して退会する' }).click();
    await page.waitForURL('**/mypage/delete/done**');
    expect(await savedOn(page)).toEqual([]);
    expect(await naming(page, 'Leaving Walker')).toEqual([]);
  });

  test('a page that a link has led to is kept too, and opens where the network says nothing', async () => {
    const context = await browser();
    const page = await openPage(context, '/');
    await isLed(page);
    await visit(page, `${origin}/news`);
    await page.waitForSelector('html[data-ready]');
    const link = page.locator('main a[href^="/news/"]').first();
    const address = (await link.getAttribute('href'))!;
    const marked = () => page.evaluate(() => 'mark' in window);
    const mark = () => page.evaluate(() => void Object.assign(window, { mark: true }));
    await mark();
    await link.click();
    await page.waitForURL(`${origin}${address}`);
    await expect.poll(async () => (await stored(page)).pages ?? []).toContain(address);
    expect(await marked()).toBe(true);

    await visit(page, `${origin}/news`);
    await page.waitForSelector('html[data-ready]');
    await mark();
    await context.route('**/api/**', () => undefined);
    await page.locator(`main a[href="${address}"]`).first().click();
    // A document, which the worker has.
    await expect.poll(marked).toBe(false);
    await page.waitForSelector('html[data-ready]');
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test('a page from the device deletes no photo that somebody has not posted yet, and one from the network does', async () => {
    const context = await browser();
    const page = await openPage(context, '/map/detail/101');
    await isLed(page);
    await save(page);
    const drafts = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'photo-draft'),
      );
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('photo-draft');
          opening.onsuccess = () => resolve(opening.result.close());
          opening.onerror = () => reject(opening.error);
        }),
    );
    await away();
    try {
      // A copy, a page that is stored with the worker, and that page in place of another.
      for (const address of ['/map/detail/101', '/history', '/map/detail/150']) {
        await page.goto(origin + address);
        await page.waitForSelector('html[data-ready]');
        expect(await drafts(), address).toEqual(['photo-draft']);
      }
    } finally {
      await restart();
    }
    await visit(page, `${origin}/about`);
    await page.waitForSelector('html[data-ready]');
    await expect.poll(drafts).toEqual([]);
  });

  test('a network that does not answer gives way to the copy after three seconds', async () => {
    const context = await browser();
    const page = await openPage(context, '/map/detail/104');
    await isLed(page);
    await save(page);
    portal.process.kill('SIGSTOP');
    try {
      const began = performance.now();
      await page.goto(`${origin}/map/detail/104`);
      await page.locator('h1').waitFor();
      expect(performance.now() - began).toBeGreaterThan(2900);
      await page.getByText(/に保存した内容です。$/).waitFor();
    } finally {
      portal.process.kill('SIGCONT');
    }
    expect(await page.locator('h1').count()).toBe(1);
    // What stands around it, alerts above all, stays that of the copy, and says so: the next page is a document again.
    await page.evaluate(() => Object.assign(window, { isCopy: true }));
    await page.getByText(/に保存した内容です。$/).waitFor();
    await page.locator('main a[href="/map"], nav a[href="/map"], header a[href="/"]').first().click();
    await page.waitForFunction(() => !('isCopy' in window) && document.documentElement.dataset.ready);
    expect(await page.getByText(/に保存した内容です。$/).count()).toBe(0);
  });

  test('what was saved over a day ago is saved anew as soon as there is a network', async () => {
    const context = await browser();
    const page = await openPage(context, '/map/detail/106');
    await isLed(page);
    await save(page);
    const before = await savedOn(page);
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('saved-course-'))!;
      const cache = await caches.open(name);
      const mark = await (await cache.match('/saved.json'))!.json();
      const old = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
      await cache.put('/saved.json', new Response(JSON.stringify({ ...mark, savedAt: old })));
    });
    const list = await openPage(context, '/offline');
    await expect
      .poll(async () => (await savedOn(list)).filter((name) => !before.includes(name)), { timeout: 110_000 })
      .toHaveLength(1);
    await expect.poll(() => savedOn(list), { timeout: 110_000 }).toHaveLength(1);
  });

  test('a course that was closed meanwhile says so as soon as there is a network, before it is read', async () => {
    const context = await browser();
    const page = await openPage(context, '/map/detail/105');
    await isLed(page);
    await save(page);
    const before = await savedOn(page);
    await page.close();
    await away();
    const note = '橋の工事のため、通れません。';
    await promisify(execFile)(
      process.execPath,
      ['scripts/alert.ts', 'course', '105', 'closed', note, 'The bridge is being repaired.'],
      { cwd: root, env: { ...process.env, DATA_DIR: data } },
    );
    await restart();
    const list = await openPage(context, '/offline');
    await list.getByText('通行できません').waitFor();
    // The mark comes first; its page is saved anew behind it.
    await expect.poll(() => savedOn(list), { timeout: 110_000 }).not.toEqual(before);
    await expect.poll(() => savedOn(list), { timeout: 110_000 }).toHaveLength(1);
    await away();
    try {
      await list.goto(`${origin}/map/detail/105`);
      await list.getByText(/に保存した内容です。$/).waitFor();
      expect(await list.locator('main').innerText()).toContain(note);
    } finally {
      await restart();
    }
  });
});

describe('saving a course', () => {
  test('asks the browser to keep it, and only then', async () => {
    const context = await browser();
    const page = await context.newPage();
    await page.addInitScript(() => {
      const asked = { times: 0 };
      Object.assign(window, { asked });
      const { storage } = navigator;
      const ask = storage.persist.bind(storage);
      storage.persist = () => {
        asked.times += 1;
        return ask();
      };
    });
    await visit(page, `${origin}/map/detail/101`);
    await page.waitForSelector('html[data-ready]');
    await isLed(page);
    const times = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
    expect(await times()).toBe(0);
    await save(page);
    await expect.poll(times).toBe(1);
  });

  test('on a full device says so, and leaves nothing behind', async () => {
    const context = await browser();
    const page = await openPage(context, '/map/detail/101');
    await isLed(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
    await page.getByRole('button', { name: '端末に保存する' }).click();
    await page.getByText(/^端末の空きが足りないため/).waitFor();
    expect(await savedOn(page)).toEqual([]);
  });

  test('when the worker cannot be installed says that it would not have opened, and leaves nothing behind', async () => {
    const file = path.join(client, 'sw.js');
    const worker = readFileSync(file, 'utf8');
    await away();
    for (const each of globSync('sw.js.*', { cwd: client })) rmSync(path.join(client, each));
    writeFileSync(
      file,
      worker.replace('"url":"/assets/', '"url":"/assets/missing-').replace('{url:`/assets/', '{url:`/assets/missing-'),
    );
    expect(readFileSync(file, 'utf8')).not.toBe(worker);
    await restart();
    try {
      const context = await browser();
      const page = await openPage(context, '/map/detail/101');
      await page.getByRole('button', { name: '端末に保存する' }).click();
      await page.getByText(/^保存しましたが、電波のない所では開けない/).waitFor();
      expect(await savedOn(page)).toEqual([]);
    } finally {
      await away();
      writeFileSync(file, worker);
      await restart();
    }
  });

  /** Ends every process of the browser at once: it has no time to say goodbye. */
  function kill(folder: string): void {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
  }

  /** More in a full run; any number by `KILL_ROUNDS`. */
  const rounds = Number(process.env.KILL_ROUNDS ?? (isFull ? 25 : 3));
  test(
    `is whole or not there when the browser is killed meanwhile (${rounds} times)`,
    async () => {
      const folder = temporaryDirectory();
      const first = await browser(folder);
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const ids = [...new Set([...sitemap.matchAll(/map\/detail\/(\d+)/g)].map(([, id]) => Number(id)))];
      const example = await openPage(first, `/map/detail/${ids.pop()}`);
      await isLed(example);
      const began = performance.now();
      await save(example);
      const takesMs = performance.now() - began;
      await first.close();
      const counts = { whole: 0, absent: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const id = ids[round]!;
        const context = await browser(folder);
        const page = await openPage(context, `/map/detail/${id}`);
        await isLed(page);
        await page.getByRole('button', { name: '端末に保存する' }).click();
        // From at once to when it is done: the moment is what differs from round to round.
        await setTimeout((takesMs * 1.2 * round) / rounds);
        kill(folder);
        await close(context);
        const after = await browser(folder);
        // The page was read, too, and would be there for that.
        await (await openPage(after, '/offline')).evaluate(() => caches.delete('pages'));
        await away();
        try {
          const course = await after.newPage();
          await course.goto(`${origin}/map/detail/${id}`);
          await course.waitForSelector('html[data-ready]');
          const title = await course.locator('h1').innerText();
          const isWhole = title !== '保存したコース';
          counts[isWhole ? 'whole' : 'absent'] += 1;
          // Whole: with its way, its list entry, and every file; or nothing of it is shown.
          if (isWhole) expect(await course.locator('section:has(#way) ol > li').count()).toBeGreaterThan(4);
          await course.goto(`${origin}/offline`);
          await course.locator('main li').first().waitFor();
          await expect.poll(() => course.locator(`main li a[href$="/map/detail/${id}"]`).count()).toBe(isWhole ? 1 : 0);
        } finally {
          await restart();
        }
        await after.close();
      }
      expect(counts.whole + counts.absent).toBe(rounds);
      console.info(`killed while saving: ${counts.whole} whole, ${counts.absent} not there`);
    },
    Math.max(900_000, rounds * 120_000),
  );
});

describe('a new version', () => {
  const question = '新しいバージョンが存在します。更新しますか？';
  /** What a tab does when somebody comes back to it. */
  const comeBack = (page: Page) =>
    page.evaluate(() => {
      for (const isHidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
  /** Chromium lets the worker before finish its work, for five minutes, and looks once a minute. */
  const untilActive = { timeout: 390_000 };
  /** @returns how to wait for a condition; that it was not met says where the workers stand */
  const watchWorkers = async (page: Page) => {
    const devTools = await page.context().newCDPSession(page);
    const workers = new Map<string, string>();
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status, runningStatus } of versions) workers.set(versionId, `${status} ${runningStatus}`);
    });
    await devTools.send('ServiceWorker.enable');
    return (wait: () => PromiseLike<unknown>) =>
      Promise.resolve(wait()).catch((cause: unknown) => {
        throw new Error(`workers: ${[...workers].join('; ')}`, { cause });
      });
  };
  /** The code that keeps what is typed is there; the network may go. */
  const keepsTyped = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringContaining('/typedFields-'));
  const buildOn = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src*="entry.client"]')!.src);

  test('is offered once; yes reloads every tab once, with what was typed; a saved course still opens', async () => {
    const context = await browser();
    const form = await openPage(context, '/report?course=101');
    await isLed(form);
    const other = await openPage(context, '/map/detail/101');
    await save(other);
    const old = await buildOn(form);
    await form.getByRole('textbox').last().fill('石だんの手すりがこわれています。');
    await keepsTyped(form);
    const loads = [form, other].map((page) => {
      const seen = { count: 0 };
      page.on('load', () => (seen.count += 1));
      return seen;
    });
    const withWorkers = await watchWorkers(form);
    await away();
    buildAnew();
    await restart();
    await form.bringToFront();
    await comeBack(form);
    await form.getByRole('alertdialog', { name: question }).waitFor();
    await form.getByRole('button', { name: '更新する' }).click();
    // Nobody who has said yes waits for that.
    await expect.poll(() => loads[0]!.count, { timeout: 60_000 }).toBe(1);
    await withWorkers(() => expect.poll(() => loads.map(({ count }) => count), untilActive).toEqual([1, 1]));
    await form.waitForSelector('html[data-ready]');
    expect(await buildOn(form)).not.toBe(old);
    await expect.poll(() => form.getByRole('textbox').last().inputValue()).toBe('石だんの手すりがこわれています。');
    // Nothing asks again, and nothing reloads again.
    await comeBack(form);
    expect(await form.getByRole('alertdialog').count()).toBe(0);
    expect(loads.map(({ count }) => count)).toEqual([1, 1]);
    // What was saved under the old build is saved anew under this one.
    const oldEntry = new URL(old).pathname;
    const savedFiles = async () => {
      const all = Object.entries(await stored(other)).filter(([name]) => name.startsWith('saved-course-'));
      return all.flatMap(([, files]) => files.filter((file) => file.includes('/entry.client-')));
    };
    await expect.poll(savedFiles).not.toContain(oldEntry);
    await expect.poll(async () => (await savedFiles()).length).toBe(1);
    await away();
    await other.goto(`${origin}/map/detail/101`);
    await other.waitForSelector('html[data-ready]');
    await other.getByText(/に保存した内容です。$/).waitFor();
    await restart();
  }, 600_000);

  test('later means later: the old one goes on, and the next start has the new one', async () => {
    const context = await browser();
    const page = await openPage(context, '/about');
    await isLed(page);
    const old = await buildOn(page);
    await away();
    buildAnew();
    await restart();
    await comeBack(page);
    await page.getByRole('alertdialog', { name: question }).waitFor();
    await page.getByRole('button', { name: 'あとで' }).click();
    await comeBack(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await buildOn(page)).toBe(old);
    // A page that is loaded now is of the new build: the question is not put again.
    const second = await openPage(context, '/about?from=later');
    const looked = second.waitForResponse('**/build.json');
    await second.reload();
    await looked;
    expect(await buildOn(second)).not.toBe(old);
    expect(await second.getByRole('alertdialog').count()).toBe(0);
    const folder = profile;
    await context.close();
    const again = await openPage(await browser(folder), '/about');
    expect(await buildOn(again)).not.toBe(old);
    await expect.poll(() => again.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });

  test('is looked for every quarter of an hour while a page is open, and not earlier', async () => {
    const context = await browser();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const looks = () => asked.filter((address) => address === '/build.json').length;
    await page.clock.install();
    await visit(page, `${origin}/about`);
    await page.waitForSelector('html[data-ready]');
    await isLed(page);
    // It looks on return to the tab, too: from when it does, its quarters have begun.
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return looks();
      })
      .toBeGreaterThan(0);
    const onReturn = looks();
    await page.clock.fastForward('13:00');
    expect(looks()).toBe(onReturn);
    await page.clock.fastForward('03:00');
    await expect.poll(looks).toBe(onReturn + 1);
    await page.clock.fastForward('15:00');
    await expect.poll(looks).toBe(onReturn + 2);
  });

  test('without a worker another build is offered to who comes back, and to who stays', async () => {
    const context = await browser();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
    );
    const looks: string[] = [];
    await context.route('**/build.json', (route) => {
      looks.push(route.request().url());
      return route.fulfill({ json: { build: 'another' } });
    });
    const stay = (page: Page) => page.clock.fastForward('15:00');
    for (const act of [comeBack, stay]) {
      const page = await context.newPage();
      await page.clock.install();
      await visit(page, `${origin}/about`);
      await page.waitForSelector('html[data-ready]');
      looks.length = 0;
      const offered = page.getByRole('alertdialog', { name: question });
      await expect
        .poll(async () => {
          await act(page);
          return offered.count();
        })
        .toBe(1);
      // One process of a roll-out may still be of the build before: it is asked twice.
      expect(looks.length).toBeGreaterThanOrEqual(2);
      await page.close();
    }
  });

  test('a page of the build before, whose code is gone, reloads itself once with what was typed', async () => {
    const context = await browser();
    // As a browser inside of another app: with a worker the code of the build before would still be there.
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
    );
    const page = await openPage(context, '/map?keyword=上野');
    await keepsTyped(page);
    const old = await buildOn(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await away();
    buildAnew();
    await restart();
    const field = page.locator('main input[name="keyword"]').first();
    // As it stands there when the code is asked for.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = '上野の池';
      input.focus();
    });
    await expect.poll(() => loads).toBe(1);
    await page.waitForSelector('html[data-ready]');
    expect(await buildOn(page)).not.toBe(old);
    await expect.poll(() => field.inputValue()).toBe('上野の池');
    // The code of this build comes, and nothing reloads again.
    await field.fill('上野の池の');
    await page.getByRole('combobox').first().waitFor();
    expect(loads).toBe(1);
  });

  test('a worker that does harm is taken away by a setting, and saved courses stay', async () => {
    const context = await browser();
    const page = await openPage(context, '/map/detail/101');
    await isLed(page);
    await save(page);
    await away();
    await restart({ SERVICE_WORKER: 'off' });
    try {
      await page.reload();
      await page.waitForSelector('html[data-ready]');
      const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      const withWorkers = await watchWorkers(page);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await withWorkers(() => expect.poll(registrations, untilActive).toBe(0));
      await expect
        .poll(async () => Object.keys(await stored(page)).filter((name) => !name.startsWith('saved-')))
        .toEqual([]);
      expect(await savedOn(page)).toHaveLength(1);
      expect(await visit(page, `${origin}/map/detail/102`)).toBe(200);
      // Nor does a page bring it back, or offer what needs it.
      await page.waitForSelector('html[data-ready]');
      await page.getByRole('button', { name: '印刷する' }).waitFor();
      expect(await page.getByRole('button', { name: '端末に保存する' }).count()).toBe(0);
      expect(await registrations()).toBe(0);
    } finally {
      await away();
      await restart();
    }
  }, 300_000);
});
