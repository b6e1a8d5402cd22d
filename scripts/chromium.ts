/** Where Chromium is; installed from Debian's packages where that is possible. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/** The same Chromium without the windows around its pages: a run that opens thousands takes two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';

const isJapaneseReadable = () => existsSync('/usr/share/fonts/opentype/noto') || !existsSync('/usr/bin/apt-get');
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(...packages: string[]): void {
  process.stdout.write(`Installing ${packages.join(', ')} from Debian’s packages …\n`);
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** @throws Error with one line that says what to install */
export function chromiumPath(): string {
  if ((!found() || !isJapaneseReadable()) && mayInstall()) install('chromium', 'fonts-noto-cjk');
  const place = found();
  if (!place)
    throw new Error(
      'Chromium is missing: install your system’s chromium package, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  return place;
}

/** Chromium itself where the system has no package of it without windows. */
export function headlessChromiumPath(): string {
  const whole = chromiumPath();
  if (process.env.CHROMIUM_PATH) return whole;
  if (!existsSync(shell) && mayInstall()) install('chromium-headless-shell');
  return existsSync(shell) ? shell : whole;
}
