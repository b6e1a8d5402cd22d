/** Firefox by WebDriver BiDi. */
import { type Browser, type KeyInput, launch } from 'puppeteer-core';
import { firefoxPath } from '../../scripts/engines.ts';
import type { Engine } from './engine.ts';

const viewport = { width: 1280, height: 900 };

/** In Japanese, without a window, and connected to nothing of its makers. */
export const launchFirefox = (
  preferences: Record<string, string | number | boolean> = {},
  args: readonly string[] = [],
): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    defaultViewport: viewport,
    args: [`--width=${viewport.width}`, `--height=${viewport.height}`, ...args],
    extraPrefsFirefox: {
      'intl.accept_languages': 'ja',
      // Nothing of its own makers is asked for.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      ...preferences,
    },
  });

export const firefox = async (): Promise<Engine> => ({
  name: 'Firefox',
  async start() {
    const browser = await launchFirefox();
    // The page that it starts with never has the focus.
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    return {
      version: (await browser.version()).replace('firefox/', ''),
      open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
      evaluate: (work, ...given) => page.evaluate(work as never, ...given) as never,
      inject: async (source) => void (await page.evaluate(source)),
      async type(selector, words) {
        await page.focus(selector);
        await page.keyboard.type(words);
      },
      click: (selector) => page.click(selector),
      press: (key) => page.keyboard.press(key as KeyInput),
      close: () => browser.close(),
    };
  },
  end: async () => undefined,
});
