/** `npm run visual`: the same thing is the same in every photograph, a change is found and measured, and the page shows it to everybody. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { type Picture, readPng } from '../../tools/accessibility/checks/pixels.ts';
import { comparePictures, drawDifference } from '../../tools/visual/compare.ts';
import { isBeyond, type Look, lookTwice } from '../../tools/visual/looks.ts';
import { percent, visualPage } from '../../tools/visual/page.ts';
import { darkroom, photograph } from '../../tools/visual/photograph.ts';
import { flags } from '../e2e/browser.ts';

/** Opens a page many times. */
vi.setConfig({ testTimeout: 90_000 });

/** @param data red, green, blue, alpha of each pixel */
function pngOf(width: number, height: number, data: readonly number[]): Buffer {
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png);
}

let browser: Browser;
let server: Server;
let origin: string;

/** A dot, so that a picture can come late. */
const dot = pngOf(1, 1, [14, 88, 58, 255]);
/** Everything that could make two photographs of one page differ. */
const restless = (color: string) => `<!doctype html><html lang="ja"><meta charset="utf-8"><style>
body { margin: 0; width: 400px; font: 18px sans-serif }
.box { width: 200px; height: 100px; background: ${color} }
.turning { width: 40px; height: 40px; background: #0b4a8f; animation: turn .7s linear infinite }
.coming { opacity: 0; animation: come 2s .3s forwards }
.going { height: 20px; background: #8f3a08; width: 20px; transition: width 3s }
input { margin: 10px }
@keyframes turn { to { transform: rotate(360deg) } }
@keyframes come { to { opacity: 1 } }
</style><div class="box"></div><input autofocus value="とことこ"><div class="turning"></div><p class="coming">川べりを歩く</p>
<div class="going"></div><div style="height:3000px"></div><img loading="lazy" src="/dot.png" width="80" height="80" alt="">
<script>requestAnimationFrame(() => { document.querySelector('.going').style.width = '300px' })</script></html>`;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/dot.png')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(restless(searchParams.get('color') ?? '#0e583a'));
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(dot), 150);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: flags });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

async function photographOf(color: string): Promise<Buffer> {
  const context = await darkroom(browser);
  const page = await context.newPage();
  await page.setViewportSize({ width: 400, height: 300 });
  await page.goto(`${origin}/?color=${encodeURIComponent(color)}`);
  return photograph(page).finally(() => context.close());
}

describe('photographs', () => {
  test('of a restless page are the same to the last byte, and have all of it', async () => {
    const [one, other] = [await photographOf('#0e583a'), await photographOf('#0e583a')];
    expect(one.equals(other)).toBe(true);
    const picture = readPng(one);
    expect(picture.width).toBe(400);
    expect(picture.height).toBeGreaterThan(3000);
    // The transition has ended, and the lazy picture far below has come.
    expect(shareOf(picture, [0x8f, 0x3a, 0x08])).toBe(300 * 20);
    expect(shareOf(picture, [14, 88, 58])).toBe(200 * 100 + 80 * 80);
  });

  test('of another colour differ where it is, by as much as it is', async () => {
    const seen = await lookTwice(
      () => photographOf('#0e583a'),
      () => photographOf('#0f583a'),
    );
    expect(seen.status).toBe('changed');
    expect(seen.isUnsteady).toBe(false);
    expect(seen.difference).toMatchObject({ changed: 200 * 100, area: { x: 0, y: 0, width: 200, height: 100 } });
    expect(seen.share).toBeCloseTo(20_000 / (seen.after!.width * seen.after!.height), 10);
  });
});

const shareOf = ({ data }: Picture, [red, green, blue]: readonly [number, number, number]) => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) count += 1;
  return count;
};

/** A grey picture with some other pixels in it. */
function pictureOf(width: number, height: number, pixels: Record<string, number> = {}): Picture {
  const data = new Uint8Array(width * height * 4).fill(200);
  for (const [place, value] of Object.entries(pixels)) {
    const [x, y] = place.split(' ').map(Number) as [number, number];
    data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, data };
}

describe('comparing', () => {
  const grey = pictureOf(10, 10);
  test.each([
    ['nothing', pictureOf(10, 10), 0],
    ['an edge smoothed otherwise: one pixel, a little', pictureOf(10, 10, { '4 4': 180 }), 0],
    ['two such side by side', pictureOf(10, 10, { '4 4': 180, '5 4': 180 }), 0],
    ['one pixel, much', pictureOf(10, 10, { '4 4': 90 }), 1],
    ['a surface, by the least', pictureOf(10, 10, { '4 4': 201, '5 4': 201, '4 5': 201, '5 5': 201 }), 4],
    ['what is added below', pictureOf(10, 12), 20],
    ['what is gone at the side', pictureOf(9, 10), 10],
  ])('%s', (_, other, changed) => {
    const found = comparePictures(grey, other);
    expect(found.changed).toBe(changed);
    expect(found.share).toBe(changed / (found.width * found.height));
    expect(found.area === null).toBe(changed === 0);
  });

  test('a line of one pixel has moved: both places count', () => {
    const line = (y: number) =>
      pictureOf(10, 10, Object.fromEntries(Array.from({ length: 10 }, (__, x) => [`${x} ${y}`, 60])));
    expect(comparePictures(line(2), line(5))).toMatchObject({
      changed: 20,
      area: { x: 0, y: 2, width: 10, height: 4 },
    });
  });

  test('what is drawn can be read, and is the change and nothing else', () => {
    const found = comparePictures(grey, pictureOf(10, 12, { '3 2': 0 }));
    const drawn = readPng(drawDifference(found, '#9b1c1c'));
    expect([drawn.width, drawn.height]).toEqual([10, 12]);
    expect(shareOf(drawn, [0x9b, 0x1c, 0x1c])).toBe(21);
  });

  test('a difference that comes and goes is none', async () => {
    const [a, b] = [0, 90].map((value) => pngOf(1, 1, [value, value, value, 255]));
    const turns = [a!, b!];
    expect(
      await lookTwice(
        async () => turns.pop() ?? b!,
        async () => b!,
      ),
    ).toMatchObject({ status: 'same' });
    const restlessly = [1, 2, 3, 4].map((value) => pngOf(1, 1, [value * 50, 0, 0, 255]));
    const unsteady = await lookTwice(
      async () => restlessly.pop()!,
      async () => a!,
    );
    expect(unsteady).toMatchObject({ status: 'changed', isUnsteady: true });
  });
});

describe('the page', () => {
  const square = (value: number) => {
    return pngOf(40, 20, Array.from({ length: 40 * 20 }, () => [value, value, value, 255]).flat());
  };
  const shown = { lang: 'ja', textSize: 1, width: 1280, isForced: true } as const;
  const photographIn = (value: number) => ({ png: square(value), width: 40, height: 20 });
  const area = { x: 10, y: 5, width: 20, height: 10 };
  const looks: Look[] = [
    {
      ...{ id: '部品-button--plain', title: { ja: '部品/Button: Plain', en: 'Button: Plain' }, shown },
      ...{ status: 'changed', share: 0.25, before: photographIn(60), after: photographIn(200) },
      difference: { ...photographIn(0), changed: 200, area },
    },
    {
      ...{ id: '部品-tag--new', title: { ja: '部品/Tag: <New>', en: 'Tag: <New>' }, shown },
      ...{ status: 'new', share: 1, after: photographIn(90) },
    },
    {
      ...{ id: '部品-card--old', title: { ja: '部品/Card: Old', en: 'Card: Old' }, shown },
      ...{ status: 'removed', share: 1, before: photographIn(90) },
    },
    {
      ...{ id: '部品-tabs--plain', title: { ja: '部品/Tabs: Plain', en: 'Tabs: Plain' }, shown },
      ...{ status: 'same', share: 0 },
    },
    {
      ...{ id: '部品-menu--open', title: { ja: '部品/Menu: Open', en: 'Menu: Open' }, shown },
      ...{ status: 'failed', share: 1, reason: 'the story failed' },
    },
  ];
  const html = visualPage({
    ...{ looks, before: 'a1b2c3d まえ', after: 'e4f5a6b あと', threshold: 0.1 },
    takenAt: new Date('2026-11-21T03:00:00Z'),
  });

  async function show(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.route('**', (route, request) =>
      request.url() === `${origin}/page` ? route.fulfill({ body: html, contentType: 'text/html' }) : route.abort(),
    );
    await page.goto(`${origin}/page`);
    return { page, complaints };
  }

  test('has nothing outside it, and says what there is in words', async () => {
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).not.toMatch(/(src|href)="(?!data:|#)|url\(|@import/);
    expect(html).not.toContain('<New>');
    expect(html).toContain('日本語・文字標準・幅1280・色を指定');
    const { page, complaints } = await show();
    const items = page.getByRole('list').last().getByRole('listitem');
    expect(await items.allInnerTexts()).toEqual([
      expect.stringContaining('変わった'),
      expect.stringContaining('写せなかった'),
      expect.stringContaining('新しい'),
      expect.stringContaining('なくなった'),
    ]);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('4件を表示しています。');
    expect(await page.locator('.verdict').innerText()).toContain('見てほしいものが4件あります。');
    expect(await page.locator('.counts').innerText()).toMatch(/1\s*変わった[\s\S]*1\s*同じ/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('filters by words and by name', async () => {
    const { page } = await show();
    const items = page.getByRole('list').last().getByRole('listitem');
    const status = page.getByRole('status');
    await page.getByRole('checkbox', { name: '同じ' }).check();
    await expect.poll(() => items.count()).toBe(5);
    await page.getByRole('checkbox', { name: '変わった' }).uncheck();
    await expect.poll(() => status.innerText()).toContain('4件');
    await page.getByRole('searchbox', { name: '名前でさがす' }).fill('ＴＡＢＳ 日本語');
    await expect.poll(() => items.count()).toBe(1);
    expect(await items.innerText()).toContain('部品/Tabs: Plain');
    await expect.poll(() => status.innerText()).toContain('1件を表示しています。');
    await page.context().close();
  });

  test('moves between before and after by keyboard, and shows the difference with its place', async () => {
    const { page } = await show();
    await page.getByText('部品/Button: Plain').click();
    const slider = page.getByRole('slider', { name: '前と後のさかい' });
    await slider.focus();
    await page.keyboard.press('Home');
    const clip = () => page.locator('.pair .after').evaluate((element) => getComputedStyle(element).clipPath);
    expect(await clip()).toBe('inset(0px 0px 0px 0%)');
    await page.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).toBe('1');
    expect(await slider.getAttribute('aria-valuetext')).toBe('前 Before 1%');
    await page.keyboard.press('End');
    expect(await clip()).toBe('inset(0px 0px 0px 100%)');
    await page.getByRole('radio', { name: 'ちがいを見る' }).check();
    expect(await slider.isVisible()).toBe(false);
    expect(await clip()).toBe('none');
    const [frame, stage] = await Promise.all(
      ['.area', '.pair'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    expect(frame!.width / stage!.width).toBeCloseTo(0.5, 1);
    await page.getByRole('radio', { name: '並べる' }).check();
    expect(await page.getByRole('img', { name: '前 Before: 部品/Button: Plain' }).isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: '後 After: 部品/Button: Plain' }).isVisible()).toBe(true);
    await page.context().close();
  });

  test.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)('is for everybody: %s at %s', async (colorScheme, width) => {
    const { page } = await show({ colorScheme, viewport: { width, height: 900 } });
    await page.getByRole('checkbox', { name: '同じ' }).check();
    for (const summary of await page.locator('summary').all()) await summary.click();
    const rules = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };
    for (const view of ['重ねて動かす', 'ちがいを見る', '並べる']) {
      await page.getByRole('radio', { name: view }).check();
      const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${view} ${id} ${target}`))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    for (const target of await page
      .locator('summary, .choices label:visible, input:is([type=search], [type=range]):visible')
      .all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });
});

test('what stands against a change', () => {
  const look = (status: Look['status'], share: number) => ({ status, share }) as Look;
  expect(isBeyond(0)(look('same', 0))).toBe(false);
  expect(isBeyond(0)(look('changed', 0.0001))).toBe(true);
  expect(isBeyond(0.01)(look('changed', 0.01))).toBe(false);
  expect(isBeyond(0.5)(look('new', 1))).toBe(true);
  expect(isBeyond(1)(look('removed', 1))).toBe(false);
  expect(isBeyond(1)(look('failed', 1))).toBe(true);
  expect([0, 0.00001, 0.0123456, 1].map(percent)).toEqual(['0 %', 'less than 0.01 %', '1.23 %', '100 %']);
});
