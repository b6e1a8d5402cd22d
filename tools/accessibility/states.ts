/** States of pages that are reached by acting, as a reader does. Stories show every other state. */
import type { Page } from 'playwright';
import type { Language } from '../../contract/values.ts';
import type { ViewportName } from './check.ts';

interface State {
  /** Addresses on which it exists. */
  on: readonly string[];
  /** Sizes at which it exists; all of them when left out. */
  viewports?: readonly ViewportName[];
  reach: (page: Page, words: (ja: string, en: string) => string) => Promise<void>;
}

export const states: Record<string, State> = {
  'cookie-banner': {
    on: ['/', '/map/detail/101'],
    reach: async (page, words) => page.getByRole('button', { name: words('同意しない', 'Do not agree') }).waitFor(),
  },
  menu: {
    on: ['/', '/map'],
    viewports: ['s'],
    reach: async (page, words) => {
      await page.getByRole('button', { name: words('メニュー', 'Menu') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'station-chooser': {
    on: ['/map'],
    reach: async (page, words) => {
      await page.getByRole('button', { name: words('駅を選んで探す', 'Choose a station') }).click();
      const field = page.getByRole('combobox', { name: words('駅の名前', 'Name of the station') });
      // With room below, the list opens there and always covers the same.
      await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await field.fill(words('うえの', 'Ueno'));
      await page.getByRole('listbox').waitFor();
    },
  },
  'place-refused': {
    on: ['/map'],
    reach: async (page, words) => {
      await page.getByRole('button', { name: words('いまいる場所から探す', 'Search near my location') }).click();
      await page.getByText(words('位置情報が使えません', 'Your location is not available')).waitFor();
    },
  },
  'offline-alert': {
    on: ['/about'],
    reach: async (page) => {
      // The window's code comes with the first thing the reader does.
      await Promise.all([page.waitForResponse(/\/Dialog-/), page.keyboard.press('Tab')]);
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
        window.dispatchEvent(new Event('offline'));
      });
      await page.getByRole('alertdialog').waitFor();
      // While it fades in it is not seen yet, and so not modal. The fade may begin a moment after the window is there.
      await page.waitForFunction(() => {
        const dialog = document.querySelector('[role=alertdialog]');
        for (let each = dialog; each; each = each.parentElement)
          if (getComputedStyle(each).opacity !== '1') return false;
        return dialog !== null;
      });
    },
  },
  'interactive-map': {
    on: ['/map/detail/101'],
    reach: async (page, words) => {
      await page.getByRole('button', { name: words('動く地図を開く', 'Open the interactive map') }).click();
      await page.locator('.maplibregl-canvas').waitFor();
    },
  },
};

/** Brings an open page into a state. */
export async function reach(state: string, page: Page, lang: Language): Promise<void> {
  if (state === 'first') return;
  await states[state]!.reach(page, (ja, en) => (lang === 'ja' ? ja : en));
}
