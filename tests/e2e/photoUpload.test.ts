/** Post a photo, against a portal with members: by keyboard alone, from a HEIC, after a reload; what leaves the device; how long it takes. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../../server/members/createMember.ts';
import { encodeHeic } from '../server/pictures/heif.ts';
import { browserForFile } from './browser.ts';
import { openData, preparedData } from './data.ts';
import { type RunningPortal, removeDirectory, startPortal, temporaryDirectory } from './portal.ts';

const open = browserForFile();
const directory = preparedData();
const files = temporaryDirectory();
const password = 'aruku2026';
const names = {
  ...{ keyboard: 'はなこ', heic: 'たろう', reload: 'じろう', plain: 'さぶろう' },
  ...{ leaving: 'しろう', lost: 'ごろう' },
};
const large = path.join(files, 'large.jpg');
const heic = path.join(files, 'telephone.heic');
/** As telephones write it: of tiles, with a turn; upright it is 512 × 640. */
const tiled = 'tests/server/pictures/tiled.heic';
let portal: RunningPortal;

/** Twelve megapixels of a view, with all that a telephone notes. @param sigma how much grain there is */
async function makePhoto(file: string, sigma: number): Promise<void> {
  const [width, height] = [4000, 3000];
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const view = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="60%" fill="#cfe3f3"/><rect y="60%" width="100%" height="40%" fill="#4f7f9a"/><circle cx="50%" cy="50%" r="400" fill="#d22"/></svg>`;
  await sharp(Buffer.from(view))
    .composite([{ input: grain, blend: 'overlay' }])
    .flatten({ background: '#fff' })
    .withExif({
      IFD0: { Make: 'TelephoneMaker', Model: 'TelephoneModel' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '139/1 45/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toFile(file);
}

async function makePhotos(): Promise<void> {
  await makePhoto(large, 40);
  const source = path.join(files, 'source.jpg');
  await makePhoto(source, 6);
  writeFileSync(heic, encodeHeic(readFileSync(source), '-q', '40'));
}

beforeAll(async () => {
  const database = await openData(directory);
  for (const userName of Object.values(names))
    await createMember({ userName, password }, { db: database.db, now: () => new Date() });
  await database.close();
  await makePhotos();
  portal = await startPortal({ DATA_DIR: directory });
}, 360_000);
afterAll(async () => {
  await portal.stop('SIGINT');
  for (const each of [directory, files]) removeDirectory(each);
});

const at = (address: string) => `${portal.origin}${address}`;
const h1 = (page: Page) => page.locator('h1').innerText();
const main = (page: Page) => page.locator('main').innerText();
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const fileInput = (page: Page) => page.locator('#image-file');

async function openAs(userName: string, options: { javaScriptEnabled?: boolean } = {}, address = '/photo/upload') {
  const opened = await open(at(address), { consent: 'reject', ...options });
  const { page } = opened;
  await page.getByLabel('ユーザー名').fill(userName);
  await page.getByLabel('パスワード', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'ログインする' }).click();
  await expect.poll(() => h1(page)).toBe('写真を投稿する');
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready]');
  return opened;
}

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function tick(page: Page): Promise<void> {
  for (const box of await page.locator('#cautions input[type=checkbox]').all()) await box.check({ force: true });
}

interface Posted {
  words: Record<string, string>;
  fileName: string;
  picture: Buffer;
}

/** What the page hands to the network when it posts a photo: Chromium tells nobody the files of a body that it sends. */
async function listenToPost(page: Page): Promise<{ posted: Promise<Posted> }> {
  const posted = Promise.withResolvers<Posted>();
  await page.exposeFunction('tellPost', (words: Posted['words'], fileName: string, base64: string) =>
    posted.resolve({ words, fileName, picture: Buffer.from(base64, 'base64') }),
  );
  await page.evaluate(() => {
    const { tellPost } = window as unknown as { tellPost: (...told: unknown[]) => void };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const image = body instanceof FormData ? body.get('image') : null;
      if (body instanceof FormData && image instanceof File) {
        const words = Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
        const reader = new FileReader();
        reader.onload = () => {
          tellPost(words, image.name, String(reader.result).split(',')[1]);
          send.call(this, body);
        };
        reader.readAsDataURL(image);
      } else send.call(this, body);
    };
  });
  // In an object, so that nobody waits for it yet.
  return { posted: posted.promise };
}

/** Notes how long the main thread is blocked, from now on. */
async function watchBlocks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    (window as unknown as { longest: number }).longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        (window as unknown as { longest: number }).longest = Math.max(
          (window as unknown as { longest: number }).longest,
          duration,
        );
    }).observe({ entryTypes: ['longtask'] });
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** From the choice of a file until it can be seen. @returns milliseconds */
async function prepareFile(page: Page, file: string): Promise<number> {
  const begun = performance.now();
  await fileInput(page).setInputFiles(file);
  await page.getByRole('heading', { name: '投稿する写真', exact: true }).waitFor({ timeout: 90_000 });
  return performance.now() - begun;
}

/** The picture to be posted, with the pixel in its middle. */
const pictureShown = (page: Page) =>
  page.locator('main figure img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return { width, height, middle: [...context.getImageData(width / 2, height / 2, 1, 1).data] };
  });

async function fillWords(page: Page, title: string): Promise<void> {
  await page.locator('#title').fill(title);
  await page.locator('select[name=taken_year]').selectOption({ index: 2 });
  await page.locator('select[name=taken_month]').selectOption({ index: 4 });
}

/** From the picture to where everything stands once more. */
async function toConfirmation(page: Page): Promise<void> {
  await button(page, '次へ進む').click();
  await expect.poll(() => h1(page)).toBe('写真について');
  if (!(await page.locator('#title').inputValue())) await fillWords(page, '朝の橋');
  await button(page, '確認へ進む').click();
  await expect.poll(() => h1(page)).toBe('投稿する内容の確認');
}

/** How many photos of the member wait for the review. */
async function postedBy(page: Page): Promise<number> {
  const { others } = await (await page.request.get(at('/api/mypage_archive'))).json();
  return others.length;
}

test('leaving asks first: back inside the site, the search of the header, a link, and while it is sent', {
  timeout: 240_000,
}, async () => {
  const { page, context } = await openAs(names.leaving);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const dialog = page.getByRole('alertdialog');
  const siteMap = page.getByRole('link', { name: 'サイトマップ' }).first();
  const stay = () => dialog.getByRole('button', { name: '投稿を続ける' }).click();
  /** Every way that the page cannot hold up itself: the browser asks, and nothing is gone. */
  const tryToLeave = async () => {
    asked.length = 0;
    await page.evaluate(() => history.back());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.locator('header input[name=q]').fill('上野');
    await page.locator('header input[name=q]').press('Enter', { noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
    expect(new URL(page.url()).pathname).toBe('/photo/upload');
  };

  await page.goto(at('/photo'));
  await page.waitForSelector('html[data-ready]');
  await page.locator('main').getByRole('link', { name: '写真を投稿する' }).first().click();
  await page.waitForURL('**/photo/upload');
  await page.waitForSelector('html[data-ready]');
  // Nothing is begun: nobody is asked.
  await siteMap.click();
  await expect.poll(() => h1(page)).toBe('サイトマップ');
  expect(asked).toEqual([]);
  await page.goBack();
  await page.waitForSelector('html[data-ready]');

  // A file that waits until everything is ticked.
  const boxes = await page.locator('#cautions input[type=checkbox]').all();
  for (const box of boxes.slice(1)) await box.check({ force: true });
  await fileInput(page).setInputFiles(large);
  await page.getByText('写真の準備を始めます').waitFor();
  await tryToLeave();
  await siteMap.click();
  expect(await dialog.innerText()).toMatch(/この端末に残りません/);
  await stay();

  await boxes[0]!.check({ force: true });
  await page.getByRole('heading', { name: '投稿する写真', exact: true }).waitFor({ timeout: 90_000 });
  await tryToLeave();
  await button(page, '次へ進む').click();
  await page.locator('#course_keyword').fill('上野');
  await page.locator('#course_keyword').press('Enter');
  // By pointer, and nothing else before the step is left.
  await page.getByRole('radio').first().check({ force: true });
  await button(page, '写真にもどる').click();
  await toConfirmation(page);

  // On its way: the request waits.
  const begun = Promise.withResolvers<void>();
  await context.route('**/api/photo_save', () => begun.resolve());
  await button(page, '投稿する').click();
  await begun.promise;
  await tryToLeave();
  await siteMap.click();
  expect(await dialog.innerText()).toMatch(/写真を送っているところです/);
  await stay();
  expect(await page.getByRole('progressbar', { name: '写真を送っています' }).count()).toBe(1);
  await siteMap.click();
  asked.length = 0;
  await dialog.getByRole('button', { name: '移る' }).click();
  await expect.poll(() => h1(page)).toBe('サイトマップ');
  expect(asked).toEqual([]);
  // And what was begun is there still.
  await page.goto(at('/photo/upload'));
  await page.getByText('前の続きから始められます').waitFor();
  const discard = button(page, '消して、はじめから');
  expect(await discard.count()).toBe(1);
  await toConfirmation(page);
  expect(await discard.count()).toBe(1);
  await button(page, '投稿する').click();
  await page.getByRole('progressbar', { name: '写真を送っています' }).waitFor();
  // Nobody throws away what is on its way: it may have arrived.
  expect(await discard.count()).toBe(0);
});

test('an answer that is lost, a second try, a reload and a third make one photo', { timeout: 240_000 }, async () => {
  const { page, context } = await openAs(names.lost, {}, '/photo/upload?course=101');
  page.on('dialog', (dialog) => void dialog.accept());
  await tick(page);
  await prepareFile(page, tiled);
  await toConfirmation(page);
  // The server has done everything, and its answer does not arrive.
  const session = await context.newCDPSession(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/photo_save', requestStage: 'Response' }] });
  const statuses: (number | undefined)[] = [];
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode }) => {
    statuses.push(responseStatusCode);
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  const failed = page.getByRole('heading', { name: '投稿できませんでした' });
  await button(page, '投稿する').click();
  await failed.waitFor();
  await button(page, 'もう一度投稿する').click();
  await expect.poll(() => statuses.length, { timeout: 60_000 }).toBe(2);
  await failed.waitFor();
  expect([statuses, await postedBy(page)]).toEqual([[200, 200], 1]);
  await session.send('Fetch.disable');

  await page.reload();
  await page.getByText('前の続きから始められます').waitFor();
  await toConfirmation(page);
  await button(page, '投稿する').click();
  await expect.poll(() => h1(page), { timeout: 60_000 }).toBe('写真を投稿しました');
  expect(await postedBy(page)).toBe(1);
  // What is posted now is another one.
  await page.goto(at('/photo/upload?course=101'));
  await page.waitForSelector('html[data-ready]');
  await tick(page);
  await prepareFile(page, tiled);
  await toConfirmation(page);
  await button(page, '投稿する').click();
  await expect.poll(() => h1(page), { timeout: 60_000 }).toBe('写真を投稿しました');
  expect(await postedBy(page)).toBe(2);
});

test('the whole way by keyboard alone: the sent bytes have what is covered, and nothing that the camera noted', {
  timeout: 240_000,
}, async () => {
  expect(statSync(large).size).toBeGreaterThan(2 * 1024 * 1024);
  const { page, complaints } = await openAs(names.keyboard);
  const { posted } = await listenToPost(page);
  /** Of what comes only when it is needed. */
  const fetched = async (file: string) =>
    (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).some((name) =>
      name.includes(`/assets/${file}`),
    );
  expect([await fetched('photo.worker'), await fetched('CoverPicture')]).toEqual([false, false]);
  for (const box of await page.locator('#cautions input[type=checkbox]').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  // Asked for before the key is pressed: until the browser knows, it opens a dialog of its own.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, fileInput(page));
  await page.keyboard.press('Enter');
  const chooser = await chosen;
  await chooser.setFiles(large);
  await page.getByRole('heading', { name: '投稿する写真', exact: true }).waitFor({ timeout: 90_000 });
  expect(await main(page)).toMatch(/横2,048×縦1,536画素/);
  expect(await fetched('CoverPicture')).toBe(false);

  await tabTo(page, button(page, '顔や名前を隠す'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, '隠すところを真ん中に足す'));
  expect(await fetched('CoverPicture')).toBe(true);
  await page.keyboard.press('Enter');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: 'モザイク' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, button(page, 'ここを隠す'));
  await page.keyboard.press('Enter');
  await expect.poll(() => main(page), { timeout: 60_000 }).toMatch(/1か所を隠しました/);

  await tabTo(page, button(page, '次へ進む'));
  await page.keyboard.press('Enter');
  await expect.poll(() => h1(page)).toBe('写真について');
  await tabTo(page, page.locator('#title'));
  await page.keyboard.insertText('橋の上の朝');
  await tabTo(page, page.locator('#course_keyword'));
  await page.keyboard.insertText('上野');
  await page.keyboard.press('Enter');
  await expect.poll(() => main(page)).toMatch(/件のコースが見つかりました/);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('select[name=taken_year]'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('select[name=taken_month]'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, button(page, '確認へ進む'));
  await page.keyboard.press('Enter');
  await expect.poll(() => h1(page)).toBe('投稿する内容の確認');
  // As visitors will be told it.
  expect(await page.getByRole('main').getByRole('img', { name: '橋の上の朝', exact: true }).count()).toBe(1);
  await tabTo(page, button(page, '投稿する'));
  await page.keyboard.press('Enter');

  const { words, fileName, picture } = await posted;
  expect(words).toMatchObject({ covered: '1', title: '橋の上の朝', place: '', is_entry: 'false' });
  expect(fileName).toBe('photo.jpeg');
  expect(picture.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  for (const noted of ['Exif', 'TelephoneMaker', 'TelephoneModel', 'http://ns.adobe.com/xap'])
    expect(picture.includes(noted), noted).toBe(false);
  const { width, height, exif } = await sharp(picture).metadata();
  expect([width, height, exif]).toEqual([2048, 1536, undefined]);
  // The red circle in the middle is gone, and stands beside the box still.
  const inside = sharp(picture).extract({ left: 840, top: 640, width: 560, height: 250 });
  // Statistics are those of the file that was read, without what was done to it.
  const middle = await sharp(await inside.png().toBuffer()).stats();
  for (const [channel, value] of [0x26, 0x30, 0x2b].entries())
    expect(Math.abs(middle.channels[channel]!.max - value), `channel ${channel}`).toBeLessThanOrEqual(16);

  await expect.poll(() => h1(page), { timeout: 150_000 }).toBe('写真を投稿しました');
  expect(await page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
});

describe('how long it takes', () => {
  test('12 megapixels as JPEG and HEIC; cancelling; the main thread', { timeout: 240_000 }, async () => {
    const { page, complaints } = await openAs(names.heic);
    await tick(page);
    const longest = await watchBlocks(page);
    const ofJpeg = await prepareFile(page, large);
    await button(page, '写真を外す').click();
    const figures: Record<string, number> = { jpeg: Math.round(ofJpeg) };
    figures.heic = Math.round(await prepareFile(page, heic));
    expect(await main(page)).toMatch(/横2,048×縦1,536画素/);
    await button(page, '写真を外す').click();
    // While it is being decoded, which nothing else can stop.
    await fileInput(page).setInputFiles(heic);
    await page.getByRole('progressbar', { name: 'HEICの写真を変換しています' }).waitFor();
    figures.cancel = await page.evaluate(async () => {
      const stop = [...document.querySelectorAll('button')].find((each) => each.textContent === 'やめる')!;
      const begun = performance.now();
      stop.click();
      while (document.querySelector('[role=progressbar]')) await new Promise(requestAnimationFrame);
      return Math.round(performance.now() - begun);
    });
    await expect.poll(() => page.workers().length).toBe(0);
    expect(await fileInput(page).evaluate((element) => element === document.activeElement)).toBe(true);
    figures.longestBlock = Math.round(await longest());
    process.stdout.write(`photo in the browser, ms: ${JSON.stringify(figures)}\n`);
    // Of a machine that does other things as well; the figures of one that does not stand in docs/bench.md.
    expect(figures.jpeg).toBeLessThan(15_000);
    expect(figures.heic).toBeLessThan(30_000);
    expect(figures.cancel).toBeLessThan(500);
    expect(figures.longestBlock).toBeLessThan(1000);
    expect(complaints).toEqual([]);
  });
});

test('a reload loses nothing; logging out does', { timeout: 240_000 }, async () => {
  const { page } = await openAs(names.reload, {}, '/photo/upload?course=101');
  await tick(page);
  await prepareFile(page, large);
  const uncovered = await pictureShown(page);
  await button(page, '顔や名前を隠す').click();
  await button(page, '隠すところを真ん中に足す').click();
  await button(page, 'ここを隠す').click();
  await expect.poll(() => main(page), { timeout: 60_000 }).toMatch(/1か所を隠しました/);
  // The words come first; the picture is another file, which the page has to load.
  await expect.poll(async () => (await pictureShown(page)).middle, { timeout: 30_000 }).not.toEqual(uncovered.middle);
  const shown = await pictureShown(page);
  await button(page, '次へ進む').click();
  await page.locator('#title').fill('朝の川');
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('photo-draft');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('draft').objectStore('draft').get('draft');
              reading.onsuccess = () => {
                opening.result.close();
                resolve((reading.result as { words?: { title?: string } } | undefined)?.words?.title);
              };
            };
          }),
      ),
    )
    .toBe('朝の川');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('前の続きから始められます').waitFor();
  // The picture of its size, with what is covered in its pixels.
  expect(await main(page)).toMatch(/横2,048×縦1,536画素/);
  expect(await main(page)).toMatch(/1か所を隠しました/);
  expect(await pictureShown(page)).toEqual(shown);
  expect(shown).toMatchObject({ width: 2048, height: 1536 });
  await button(page, '隠すところを直す').click();
  await page
    .getByRole('button', { name: /隠すところ1/ })
    .first()
    .waitFor();
  await button(page, '隠さずにもどる').click();
  await button(page, '次へ進む').click();
  expect(await page.locator('#title').inputValue()).toBe('朝の川');
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);

  await page.getByRole('button', { name: 'ログアウト' }).first().click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.ready)).toBe('true');
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))))
    .toEqual([]);
});

test('without JavaScript the same page is a form, and the server does the work', { timeout: 240_000 }, async () => {
  const { page } = await openAs(names.plain, { javaScriptEnabled: false });
  // What needs a script is not promised, and what to do instead is said.
  expect(await main(page)).toMatch(/JavaScriptを使わないこの画面では、隠せません/);
  expect(await main(page)).not.toMatch(/このページで隠せます/);
  await tick(page);
  await page.locator('#title').fill('夕べの川');
  await page.locator('#course_keyword').fill('上野');
  // A HEIC becomes a picture that every browser shows.
  await fileInput(page).setInputFiles(tiled);
  await page.getByRole('button', { name: 'コースを探す' }).click();
  await expect.poll(() => main(page), { timeout: 60_000 }).toMatch(/縦長の写真です/);
  const kept = page.locator('main img');
  // It comes a moment after the words beside it.
  await expect
    .poll(() => kept.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 640]);
  // A search keeps the picture and what was entered.
  await fileInput(page).setInputFiles(large);
  await page.locator('#course_keyword').fill('上野');
  await page.getByRole('button', { name: 'コースを探す' }).click();
  await expect.poll(() => main(page), { timeout: 60_000 }).not.toMatch(/縦長の写真です/);
  expect(await main(page)).toMatch(/この写真を預かっています/);
  expect(await main(page)).toMatch(/JavaScriptを使わないこの画面では、隠せません/);
  expect(await page.locator('#title').inputValue()).toBe('夕べの川');
  await page.getByRole('radio').first().check({ force: true });
  await button(page, '確認へ進む').click();
  await expect.poll(() => main(page)).toMatch(/入力を確かめてください/);
  await page.locator('select[name=taken_year]').selectOption({ index: 2 });
  await page.locator('select[name=taken_month]').selectOption({ index: 4 });
  await button(page, '確認へ進む').click();
  await expect.poll(() => h1(page)).toBe('投稿する内容の確認');
  expect(await main(page)).toMatch(/夕べの川/);
  await button(page, '投稿する').click();
  await expect.poll(() => h1(page)).toBe('写真を投稿しました');
});

test('a file that is no picture is refused in words, and posts nothing', { timeout: 120_000 }, async () => {
  const { page } = await openAs(names.reload);
  await tick(page);
  await fileInput(page).setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync('package.json'),
  });
  await expect.poll(() => main(page)).toMatch(/この種類のファイルは投稿できません/);
  await button(page, '次へ進む').click();
  await expect.poll(() => h1(page)).toBe('写真を投稿する');
});
