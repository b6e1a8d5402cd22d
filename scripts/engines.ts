/** Other engines than Chromium, from Debian's packages: Firefox, and WebKitGTK, which is close to Safari's. */
import { existsSync } from 'node:fs';

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** WebKitGTK has no mode without a window: it is shown on a screen in memory, and gets the focus from a window manager only. */
export const webKitPaths = {
  driver: '/usr/bin/WebKitWebDriver',
  browser:
    ['x86_64', 'aarch64']
      .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
      .find((place) => existsSync(place)) ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
  windowManager: '/usr/bin/matchbox-window-manager',
};

const needs = {
  Firefox: { files: [firefoxPath], packages: 'firefox-esr' },
  WebKitGTK: { files: Object.values(webKitPaths), packages: 'webkit2gtk-driver, xvfb and matchbox-window-manager' },
};
export type EngineName = keyof typeof needs;

/** A line that says why an engine is not looked at; null where it is there. */
export function whyNot(name: EngineName): string | null {
  const { files, packages } = needs[name];
  const missing = files.filter((file) => !existsSync(file));
  return missing.length
    ? `Skipped: ${name} is not installed (${missing.join(', ')} missing; Debian packages ${packages}).`
    : null;
}

/** One line for each engine that is not looked at. */
export const skippedEngines = (): string[] =>
  (Object.keys(needs) as EngineName[]).map(whyNot).filter((why) => why !== null);
