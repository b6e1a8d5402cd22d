/**
 * `npm run screenshots`: pictures of the built portal with its sample content; those of the README into `docs/screenshots/`, and
 * those that browsers show before they install it into `public/screenshots/`. `-- --install`: only the latter.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import sharp from 'sharp';
import { address } from '../app/addresses.ts';
import { pictured, pictureSizes } from '../app/manifest.ts';
import { languages } from '../contract/values.ts';
import { chromiumPath } from './chromium.ts';
import { root, runStep } from './steps.ts';

const pictures = [
  { name: 'top', path: '/' },
  { name: 'search', path: '/map?keyword=上野' },
  { name: 'course', path: '/map/detail/101' },
];
const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** What a picture in a README may weigh. */
const largestKb = 200;

interface Running {
  origin: string;
  stop: () => Promise<void>;
}

/** The portal as `npm start` runs it, on a free port with a database of its own. */
async function startPortal(directory: string): Promise<Running> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
      ...{ DATA_DIR: directory, DATABASE_URL: '', PUBLIC_ORIGIN: '', MAP_TILES: 'off', REQUESTS_PER_MINUTE: '0' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/localhost:\d+/.exec(said);
      if (address) resolve(address[0]);
    });
    void ended.then(() => reject(new Error('The portal ended before it was ready.')));
  });
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** One page at one size. The choice about cookies is made, so that the page itself is seen. */
async function take(
  browser: Browser,
  origin: string,
  address: string,
  options: Pick<BrowserContextOptions, 'viewport' | 'locale' | 'deviceScaleFactor'>,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...{ baseURL: origin, locale: 'ja-JP', reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...options,
  });
  await context.addCookies([{ name: 'consent', value: 'reject', url: origin }]);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const scale = options.deviceScaleFactor ? 'device' : 'css';
  const picture = await page.screenshot({ type: 'png', scale, animations: 'disabled' });
  await context.close();
  return picture;
}

const tooLarge: string[] = [];
function write(file: string, picture: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
  const kb = Math.ceil(picture.length / 1024);
  process.stdout.write(`${path.relative(root, file)} (${kb} kB)\n`);
  if (kb > largestKb) tooLarge.push(`${path.relative(root, file)} is larger than ${largestKb} kB.`);
}

const addressOf = (name: string) => pictures.find((each) => each.name === name)!.path;

async function takeForReadme(browser: Browser, origin: string): Promise<void> {
  for (const { name, path: address } of pictures)
    for (const viewport of screens)
      write(
        path.join(root, `docs/screenshots/${name}-${viewport.width}.png`),
        await take(browser, origin, address, { viewport }),
      );
}

/** Telephones have two pixels or more for each of the page's. */
const scales = { narrow: 2, wide: 1 };

async function takeForInstalling(browser: Browser, origin: string): Promise<void> {
  for (const { name } of pictured)
    for (const form of ['narrow', 'wide'] as const)
      for (const lang of languages) {
        const [width, height] = pictureSizes[form].map((side) => side / scales[form]) as [number, number];
        const picture = await take(browser, origin, address(addressOf(name), lang), {
          ...{
            viewport: { width, height },
            deviceScaleFactor: scales[form],
            locale: lang === 'ja' ? 'ja-JP' : 'en-GB',
          },
        });
        const small = await sharp(picture).webp({ quality: 60, effort: 6 }).toBuffer();
        write(path.join(root, `public/screenshots/${name}-${form}-${lang}.webp`), small);
      }
}

const { values } = parseArgs({ options: { install: { type: 'boolean' } } });
if (!(await runStep({ name: 'build', command: 'node', args: ['scripts/build.ts', '--if-needed'] }))) process.exit(1);
const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-screenshots-'));
let browser: Browser | undefined;
let portal: Running | undefined;
try {
  portal = await startPortal(directory);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  if (!values.install) await takeForReadme(browser, portal.origin);
  await takeForInstalling(browser, portal.origin);
} finally {
  await browser?.close();
  await portal?.stop();
  rmSync(directory, { recursive: true, force: true });
}
if (tooLarge.length) {
  process.stderr.write(`${tooLarge.join('\n')}\n`);
  process.exit(1);
}
