import type { Page, Request } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { leavingItFresh, look, openAgain, settle } from './support.ts';

/** What would be a change of context: address, document, windows, the parts of the page. */
const context = (page: Page) =>
  look(page, async ({ seen, frames }) => {
    await frames();
    const count = (query: string) => [...document.querySelectorAll(query)].filter(seen).length;
    return [
      location.href,
      performance.timeOrigin,
      count('dialog[open], [role=dialog], [role=alertdialog]'),
      count('main, nav, header, footer, aside, h1'),
    ].join();
  }).catch(() => 'another page');

/** All at once; where something happens, or the page goes away, it is done again one by one. */
const focusesQuietly = (page: Page): Promise<boolean> =>
  look(page, async ({ controls, seen, turns }) => {
    const now = () =>
      `${location.href}${[...document.querySelectorAll('dialog[open], [role=dialog], h1')].filter(seen).length}`;
    const before = now();
    for (const control of controls()) {
      control.focus({ preventScroll: true });
      await turns();
      if (now() !== before) return false;
    }
    return true;
  }).catch(() => false);

async function change(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector);
  const type = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (type === 'select') await control.selectOption({ index: 1 }).catch(() => undefined);
  else if (type === 'checkbox' || type === 'radio') await page.keyboard.press('Space');
  else if (type === 'range' || type === 'number') await page.keyboard.press('ArrowUp');
  else await page.keyboard.type('7');
}

export const onInput: Check = {
  id: 'on-focus-on-input',
  criteria: ['3.2.1', '3.2.2', '3.2.5'],
  name: { ja: 'フォーカスや入力だけで起きること', en: 'what focus or input alone sets off' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      const controls = await look(page, ({ controls: all, selector }) =>
        all()
          .filter((each) => each.tabIndex >= 0)
          .map((each) => ({
            selector: selector(each),
            isField: each.matches(
              'input:not([type=submit], [type=button], [type=reset], [type=file]), select, textarea',
            ),
          })),
      );
      let isAway = false;
      const other = () => {
        isAway = true;
      };
      page.context().on('page', other);
      // A busy server may answer late: that the page leaves is known when it asks.
      const leaves = (request: Request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isAway = true;
      };
      page.on('request', leaves);
      const comeBack = async () => {
        await openAgain(page, subject);
        isAway = false;
        before = await context(page);
      };
      let before = await context(page);
      const judge = async (target: string, what: string) => {
        const isSame = (await context(page)) === before && !isAway;
        if (isSame) return true;
        found.push({ message: `${what} changes the page, opens a window or leads elsewhere`, target });
        await comeBack();
        return false;
      };
      const isStill = async () => (await context(page)) === before && !isAway;
      const changeAll = async () => {
        for (const { selector, isField } of controls) {
          const control = page.locator(selector);
          if (!isField || !(await control.count())) continue;
          await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
          await change(page, selector);
        }
        // What is sent or loaded after a pause counts, too.
        await settle(page);
      };
      const isQuiet = (await focusesQuietly(page)) && (await isStill());
      if (!isQuiet || !(await changeAll().then(isStill, () => false))) {
        // Which of them it was shows when each is waited for.
        await comeBack();
        for (const { selector, isField } of controls) {
          const control = page.locator(selector);
          if (!(await control.count())) continue;
          await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
          if (!(await judge(selector, 'focus alone')) || !isField) continue;
          await change(page, selector).catch(() => undefined);
          await settle(page);
          await judge(selector, 'input alone');
        }
      }
      page.context().off('page', other);
      page.off('request', leaves);
      return found;
    }),
};

export const shortcuts: Check = {
  id: 'shortcuts',
  criteria: ['2.1.4'],
  name: { ja: '一文字のショートカット', en: 'shortcuts of one sign' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      const now = () =>
        look(page, async ({ signature, frames }) => {
          await frames();
          return `${signature()}${document.activeElement?.localName}`;
        }).catch(() => 'another page');
      const reset = async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        return now();
      };
      const keys = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
      let before = await reset();
      await Promise.all(keys.map((key) => page.keyboard.press(key)));
      await settle(page);
      if ((await now()) === before) return found;
      const does = async (key: string) => {
        await page.keyboard.press(key);
        await settle(page);
        return (await now()) !== before;
      };
      // Something has happened: which key it was shows one by one.
      await openAgain(page, subject);
      before = await reset();
      for (const key of keys) {
        if (!(await does(key))) continue;
        // Asked twice, the second time on a page just opened: what goes by itself at that very moment does not go at the same one again.
        await openAgain(page, subject);
        await settle(page, 500);
        before = await reset();
        if (!(await does(key))) continue;
        found.push({ message: `the key ${key} alone does something`, target: 'body' });
        await openAgain(page, subject);
        before = await reset();
      }
      return found;
    }),
};
