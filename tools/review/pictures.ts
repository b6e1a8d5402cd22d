/** `npm run review:pictures`: the pictures of the page はじめに, of the built Storybook itself, into `stories/pictures/`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumPath } from '../../scripts/chromium.ts';
import { root } from '../../scripts/steps.ts';
import { buildStorybook, serveStorybook } from '../accessibility/storybook.ts';

interface Picture {
  name: string;
  /** Behind `?path=`. */
  path: string;
  globals?: string;
  clip?: { x: number; y: number; width: number; height: number };
  before?: (page: Page) => Promise<unknown>;
}

const size = { width: 1120, height: 700 };
const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');

const pictures: Picture[] = [
  {
    name: 'list',
    path: '/docs/画面-画面一覧--説明',
    before: async (page) => {
      await story(page).getByRole('heading', { level: 2 }).first().waitFor();
      // The small pictures are pages of their own.
      await story(page).frameLocator('iframe').first().locator('main').waitFor();
    },
  },
  { name: 'toolbar', path: '/story/画面-トップ--plain', clip: { x: 0, y: 0, width: size.width, height: 360 } },
  { name: 'narrow', path: '/story/画面-トップ--plain', globals: 'viewport.value:narrow' },
];

buildStorybook();
const storybook = await serveStorybook();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
const target = path.join(root, 'stories/pictures');
mkdirSync(target, { recursive: true });
try {
  for (const { name, path: place, globals, clip, before } of pictures) {
    const page = await browser.newPage({ viewport: size, locale: 'ja-JP', reducedMotion: 'reduce' });
    await page.goto(`${storybook.origin}/?path=${place}&panel=false${globals ? `&globals=${globals}` : ''}`);
    // Storybook's own words for nothing to show are always there, unseen.
    await story(page).locator('h1:visible').first().waitFor();
    await before?.(page);
    // Playwright knows no WebP; Chromium does, at a third of the size.
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', {
      ...{ format: 'webp', quality: 70 },
      ...(clip ? { clip: { ...clip, scale: 1 } } : {}),
    });
    const picture = Buffer.from(data, 'base64');
    writeFileSync(path.join(target, `${name}.webp`), picture);
    process.stdout.write(`stories/pictures/${name}.webp (${Math.ceil(picture.length / 1024)} kB)\n`);
    await page.close();
  }
} finally {
  await browser.close();
  storybook.stop();
}
