/** `npm run screenshots`: the README's pictures, of the built portal with its sample content, into `docs/screenshots/`. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
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
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'ja-JP',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'consent', value: 'reject', url: origin }]);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ type: 'png', scale: 'css', animations: 'disabled' });
  await context.close();
  return picture;
}

if (!(await runStep({ name: 'build', command: 'node', args: ['scripts/build.ts', '--if-needed'] }))) process.exit(1);
const target = path.join(root, 'docs/screenshots');
const directory = mkdtempSync(path.join(tmpdir(), 'tokotoko-screenshots-'));
const tooLarge: string[] = [];
let browser: Browser | undefined;
let portal: Running | undefined;
try {
  mkdirSync(target, { recursive: true });
  portal = await startPortal(directory);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const { name, path: address } of pictures)
    for (const screen of screens) {
      const file = path.join(target, `${name}-${screen.width}.png`);
      writeFileSync(file, await take(browser, portal.origin, address, screen));
      const kb = Math.ceil(statSync(file).size / 1024);
      process.stdout.write(`${path.relative(root, file)} (${kb} kB)\n`);
      if (kb > largestKb) tooLarge.push(`${path.relative(root, file)} is larger than ${largestKb} kB.`);
    }
} finally {
  await browser?.close();
  await portal?.stop();
  rmSync(directory, { recursive: true, force: true });
}
if (tooLarge.length) {
  process.stderr.write(`${tooLarge.join('\n')}\n`);
  process.exit(1);
}
