/** The built Storybook from any path and without a network: as plain files, and on the portal with its policy. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { runAxe } from '../../tools/accessibility/axe.ts';
import { buildStorybook, serveStorybook, storyEntries } from '../../tools/accessibility/storybook.ts';
import { compareStories } from '../../tools/visual/looks.ts';
import { flags } from '../e2e/browser.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';

/** Builds a Storybook when its sources have changed. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 600_000 });

const deep = '/some/deep/path';
const reviewed = '/review/storybook';
const data = temporaryDirectory();
const closing: (() => unknown)[] = [];
let browser: Browser;
const sites = { 'plain files': '', portal: '' };

beforeAll(async () => {
  buildStorybook();
  const files = await serveStorybook(undefined, deep);
  const portal = await startPortal({ DATA_DIR: data, STORYBOOK_PATH: reviewed });
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
  closing.push(
    () => browser.close(),
    files.stop,
    () => portal.stop(),
  );
  sites['plain files'] = files.origin + deep;
  sites.portal = portal.origin + reviewed;
});
afterAll(async () => {
  for (const close of closing) await close();
  removeDirectory(data);
});

interface Visit {
  page: Page;
  /** Requests that leave the path, answers that are not there, and what the browser complains about. */
  complaints: string[];
}

/** Everything outside the path is cut off. */
async function visit(site: string, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ja-JP' });
  closing.unshift(() => context.close());
  const complaints: string[] = [];
  const isOwn = (url: string) => url.startsWith(`${site}/`) || /^(data|blob):/.test(url);
  await context.route(
    (url) => !isOwn(url.href),
    async (route) => {
      complaints.push(`left: ${route.request().url()}`);
      await route.abort();
    },
  );
  await context.routeWebSocket(/.*/, (socket) => void complaints.push(`left: ${socket.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(site + address);
  return { page, complaints };
}
/** The id of a component's docs page. */
async function docsOf(title: string): Promise<string> {
  const { entries } = (await (await fetch(`${sites['plain files']}/index.json`)).json()) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  return Object.values(entries).find((entry) => entry.type === 'docs' && entry.title === title)!.id;
}
const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

describe.each(Object.keys(sites) as (keyof typeof sites)[])('%s', (kind) => {
  test('the first page, a search, and the story that it finds', async () => {
    const { page, complaints } = await visit(sites[kind], '/');
    await frameOf(page).getByRole('heading').first().waitFor();
    const search = page.getByRole('combobox', { name: 'Search for components' }).getByRole('searchbox');
    await search.fill('TextField');
    const found = page.getByRole('option', { name: /TextField/ }).first();
    await found.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('path')).toContain('textfield');
    await frameOf(page).getByRole('textbox').first().waitFor();
    expect(complaints).toEqual([]);
  });

  test('a story by its address, in English, with its icons', async () => {
    const { page, complaints } = await visit(sites[kind], '/?path=/story/部品-icon--plain&globals=language:en');
    const use = frameOf(page).locator('svg use').first();
    await use.waitFor({ state: 'attached' });
    // A busy machine draws the story before it has been told its language.
    await expect.poll(() => frameOf(page).locator('html').getAttribute('lang'), { timeout: 20_000 }).toBe('en');
    const drawing = await use.evaluate(
      (element: SVGUseElement) => new URL(element.href.baseVal, document.baseURI).href,
    );
    expect(drawing.startsWith(`${sites[kind]}/`)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a docs page with its stories and its table', async () => {
    const { page, complaints } = await visit(
      sites[kind],
      `/?path=/docs/${await docsOf('部品/操作 Actions/Button ボタン')}`,
    );
    const docs = frameOf(page);
    await docs.getByRole('heading', { name: 'かならず守ること' }).waitFor();
    await docs.locator('.docs-story button').first().waitFor();
    await docs.locator('.docblock-argstable').first().waitFor();
    // A link to elsewhere is for a reader who has a network; an absolute one to this site would miss the path.
    const links = await docs
      .locator('#storybook-docs a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.filter((link) => link.startsWith('/'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a screen of the portal, which loads its parts on demand', async () => {
    const screen = storyEntries().find(({ title }) => title.startsWith('画面/'))!;
    const { page, complaints } = await visit(
      sites[kind],
      `/iframe.html?id=${encodeURIComponent(screen.id)}&viewMode=story`,
    );
    await page.locator('#storybook-root h1').waitFor();
    expect(complaints).toEqual([]);
  });
});

test('the table of a docs page has the properties of the types, with their words', async () => {
  const { page } = await visit(
    sites['plain files'],
    `/?path=/docs/${await docsOf('部品/入力 Input/TextField 入力欄')}`,
  );
  const rowOf = (name: string) =>
    frameOf(page)
      .locator('.docblock-argstable tr')
      .filter({ has: page.locator('td:first-child').getByText(name, { exact: true }) });
  for (const name of ['label', 'description', 'errorMessage', 'isInvalid', 'isRequired', 'isDisabled', 'maxCharacters'])
    await expect.poll(() => rowOf(name).count(), { message: name, timeout: 15_000 }).toBe(1);
  expect(await rowOf('description').innerText()).toContain('read before the field');
  // What is yes or no is a switch, and what is one of few a choice: nobody is asked to write an object.
  await rowOf('isInvalid').getByRole('button', { name: 'Set boolean' }).click();
  await rowOf('isInvalid').getByRole('switch').press('Space');
  const field = frameOf(page).locator('.docs-story').first().getByRole('textbox');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await frameOf(page).getByRole('button', { name: 'Set object' }).count()).toBe(0);
  // What React Aria takes from HTML by the dozen stays away.
  expect(await rowOf('onPointerEnterCapture').count()).toBe(0);
});

test('on the portal a form in a story reaches nothing', async () => {
  const { page } = await visit(sites.portal, '/iframe.html?id=部品-button--plain&viewMode=story');
  await page.locator('#storybook-root button').first().waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
  const refused = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/preferences',
      target: '_self',
    });
    document.body.append(form);
    form.submit();
  });
  await refused;
  expect(sent).toEqual([]);
});

test('one Storybook twice: every story is the same in all three conditions', async () => {
  const [before, after] = await Promise.all([serveStorybook(), serveStorybook()]);
  try {
    const looks = await compareStories({
      ...{ browser, before: before.origin, after: after.origin, only: '部品-textfield', workers: 2 },
    });
    expect(looks.length).toBeGreaterThanOrEqual(4);
    expect(looks.length % 3).toBe(0);
    expect(looks.map(({ id, status, reason }) => `${id} ${status} ${reason ?? ''}`)).toEqual(
      looks.map(({ id }) => `${id} same `),
    );
  } finally {
    before.stop();
    after.stop();
  }
});

test.each([
  [{ STORYBOOK_PATH: '/map' }, /STORYBOOK_PATH would hide the page \/map/],
  [{ STORYBOOK_PATH: '/storybook', STORYBOOK_DIR: '/nowhere' }, /STORYBOOK_DIR holds no built Storybook: \/nowhere/],
])('%o ends the start with one clear line', async (environment, line) => {
  const directory = temporaryDirectory();
  await expect(startPortal({ DATA_DIR: directory, ...environment })).rejects.toThrow(line);
  removeDirectory(directory);
});

/** Docs pages, in the order of the index. */
const docsPages = async () => {
  const { entries } = (await (await fetch(`${sites['plain files']}/index.json`)).json()) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? id : []));
};
/** With what it loads: the stories in it, the list of screens, and a form for one of them. */
const docsPage = async (page: Page, id: string) => {
  await page.goto(`${sites['plain files']}/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
  await page.locator('#storybook-docs h1').first().waitFor();
  for (const story of await page.locator('.docs-story').all())
    await story.locator('[id^="story--"] > *, iframe').first().waitFor({ state: 'attached' });
  if (id.startsWith('画面-画面一覧')) await page.getByText(/画面は\d+あります/).waitFor();
  if (!/^画面-(審査|ならべて見る)/.test(id)) return;
  await page.locator('optgroup > option').first().waitFor({ state: 'attached' });
  await page.getByRole('combobox').first().selectOption('画面/お知らせ');
  await page.getByRole('combobox').nth(1).waitFor();
};

test('every docs page is in Japanese, has one main part and controls that one can use, and does not scroll sideways at 320 px', {
  timeout: 600_000,
}, async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
  const wide: [string, number][] = [];
  const parts: [string, string, number][] = [];
  const objects: [string, number][] = [];
  const ids = await docsPages();
  expect(ids.length).toBeGreaterThan(90);
  for (const id of ids) {
    await docsPage(page, id);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push([id, width]);
    const lang = await page.evaluate(() => document.documentElement.lang);
    const mains = await page.getByRole('main').count();
    // Nobody is asked to write an object for a handler or a part of the page.
    if (id.startsWith('部品-')) await page.locator('.docblock-argstable, #storybook-docs table').first().waitFor();
    const asked = await page.getByRole('button', { name: 'Set object' }).count();
    if (asked) objects.push([id, asked]);
    if (lang !== 'ja' || mains !== 1) parts.push([id, lang, mains]);
  }
  await page.close();
  expect(wide).toEqual([]);
  expect(parts).toEqual([]);
  expect(objects).toEqual([]);
});

test('the list of screens says which have changed since they were tested', { timeout: 300_000 }, async () => {
  execFileSync(process.execPath, ['tools/review/changed.ts'], { cwd: root });
  const changed = JSON.parse(readFileSync(path.join(root, 'storybook-static/changed.json'), 'utf8')) as string[];
  const ids = new Set(storyEntries().map(({ id }) => id));
  expect(changed.filter((id) => !ids.has(id))).toEqual([]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.route('**/changed.json', (route) => route.fulfill({ json: ['画面-お知らせ--plain'] }));
  await docsPage(page, '画面-画面一覧--説明');
  const told = page.locator('li', { hasText: 'そのあとに、画面が変わりました' });
  await told.first().waitFor();
  expect(await told.filter({ has: page.locator('h2') }).count()).toBe(1);
  expect(await told.first().innerText()).toMatch(/お知らせ[\s\S]*状態\d+のうち1/);
  await page.close();
});

test('the whole of it is small enough to be put anywhere', () => {
  const directory = path.join(root, 'storybook-static');
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => path.join(directory, name));
  const bytes = files.map((file) => statSync(file)).reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0);
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(bytes).toBeLessThanOrEqual(25_000_000);
});

test("Storybook's own parts of a docs page have the contrast of the portal", { timeout: 60_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await docsPage(page, await docsOf('部品/操作 Actions/Button ボタン'));
  await page.locator('.docblock-argstable').first().waitFor();
  const { violations, passed } = await runAxe(page, 'page', ['color-contrast-enhanced']);
  expect(violations.flatMap(({ targets }) => targets)).toEqual([]);
  expect(passed).toBe(1);
  await page.close();
});

/**
 * Two faults of Storybook's own parts, which nothing here can set: the filters of its accessibility panel stand in the page once for
 * each story, and its control for data has items without a list.
 */
const ofStorybook = [/: duplicate-id body > svg/, /: listitem #storybook-docs .* > table > .* > li$/];

test('every docs page stands up to axe', { timeout: 900_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const found: string[] = [];
  for (const id of await docsPages()) {
    await docsPage(page, id);
    const { violations } = await runAxe(page, 'page');
    found.push(...violations.flatMap(({ rule, targets }) => targets.map((target) => `${id}: ${rule} ${target}`)));
  }
  await page.close();
  expect(found.filter((each) => !ofStorybook.some((known) => known.test(each)))).toEqual([]);
  // One that is mended there goes from the list.
  expect(ofStorybook.filter((known) => !found.some((each) => known.test(each)))).toEqual([]);
});
