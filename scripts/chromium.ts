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

const isJapaneseReadable = () => existsSync('/usr/share/fonts/opentype/noto') || !existsSync('/usr/bin/apt-get');

/** @throws Error with one line that says what to install */
export function chromiumPath(): string {
  const isRoot = process.getuid?.() === 0;
  if ((!found() || !isJapaneseReadable()) && isRoot && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium and Japanese fonts from Debian’s packages …\n');
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  }
  const place = found();
  if (!place)
    throw new Error(
      'Chromium is missing: install your system’s chromium package, or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  return place;
}
