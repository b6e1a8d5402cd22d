import type { Page } from 'playwright';
import type { Check, Finding, Subject } from '../check.ts';
import { viewports } from '../check.ts';
import { pressed } from './presses.ts';
import { comesTrue, freshen, leavingItFresh, look, openAgain, settle, withSize } from './support.ts';

declare global {
  interface Window {
    /** Where the focus was last outside everything that opens. */
    focusBeforeOverlay?: Element;
  }
}

const record = () => {
  const query = '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu], [popover]:popover-open';
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // The page as a whole has the focus when nothing has it.
      if (target instanceof Element && target !== document.body && !target.closest(query))
        window.focusBeforeOverlay = target;
    },
    true,
  );
};

interface Opener {
  selector: string;
  /** It says of itself that it opens something. */
  isPromised: boolean;
}

const openers = (page: Page): Promise<Opener[]> =>
  look(page, ({ controls, selector }) =>
    controls()
      .filter((control) =>
        control.matches('[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded], [popovertarget], [commandfor]'),
      )
      .map((control) => ({
        selector: selector(control),
        isPromised: control.matches('[aria-haspopup]:not([aria-haspopup=false]), [popovertarget]'),
      })),
  );

const isOpen = () =>
  [
    ...document.querySelectorAll(
      '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu], [popover]:popover-open',
    ),
  ].some((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 0);
const isClosed = () =>
  ![
    ...document.querySelectorAll(
      '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu], [popover]:popover-open',
    ),
  ].some((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 0);
const isFocusInside = () => {
  const overlays = [
    ...document.querySelectorAll(
      '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu], [popover]:popover-open',
    ),
  ];
  const active = document.activeElement;
  const pointsIn = active?.getAttribute('aria-activedescendant');
  const isTyped = active?.matches('[role=combobox], [aria-autocomplete]') === true;
  // Without a role of a window, list or menu it is a part of the page that the next Tab goes into.
  const isPlainPopover = overlays.every((each) => each.matches('[popover]:not([role]:not([role=group]), dialog)'));
  return isTyped || isPlainPopover || Boolean(pointsIn) || overlays.some((each) => each.contains(active));
};

/** What stands open, the last one opened last; a list or menu may be a part of the page that never closes. */
const openOnes = (page: Page): Promise<{ selector: string; mayStay: boolean }[]> =>
  look(page, ({ selector }) =>
    [
      ...document.querySelectorAll(
        '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu], [popover]:popover-open',
      ),
    ]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 0)
      .map((each) => ({
        selector: selector(each),
        // `show()` and a plain `open` make a part of the page, too; and what is under way is not called back by closing its window.
        mayStay:
          each.matches(
            '[role=listbox], [role=menu], dialog:not(:modal, [role], [popover]), [popover=manual]:not([role])',
          ) ||
          (each.querySelector('button') !== null &&
            [...each.querySelectorAll('button')].every((button) => button.matches(':disabled, [aria-disabled=true]'))),
      })),
  );

/** What is open from the start: one Escape for each that lies over another, then the focus is where it was before. */
async function closeOpened(page: Page, subject: Subject): Promise<Finding[]> {
  // A check before may have taken the focus out of it, or away from what opened it.
  const isNowhere = await page.evaluate(() => document.activeElement === document.body);
  if (isNowhere || !(await page.evaluate(isFocusInside))) await openAgain(page, subject);
  if (!(await page.evaluate(isFocusInside))) return [];
  let open = await openOnes(page);
  const last = open.at(-1);
  if (!last) return [];
  while (open.length) {
    await page.keyboard.press('Escape');
    if (await comesTrue(page, isClosed, 500)) break;
    const left = await openOnes(page);
    if (left.length < open.length) open = left;
    else {
      const stays = left.find(({ mayStay }) => !mayStay);
      return stays ? [{ message: 'Escape does not close what is open', target: stays.selector }] : [];
    }
  }
  await settle(page);
  const isLost = await look(page, ({ seen }) => {
    const before = window.focusBeforeOverlay;
    return document.activeElement === document.body && before?.isConnected === true && seen(before);
  });
  return isLost
    ? [{ message: 'the focus does not come back when what was open is closed', target: last.selector }]
    : [];
}

/** Opens, goes in, closes, comes back: by keyboard alone. */
async function tryOpener(page: Page, { selector, isPromised }: Opener): Promise<Finding[]> {
  const opener = page.locator(selector);
  if (!(await opener.count())) return [];
  await opener.focus();
  const itself = await opener.elementHandle();
  const isTyped = await opener.evaluate((element) => element.matches('input'));
  if (!(await page.evaluate(isOpen))) await page.keyboard.press(isTyped ? 'ArrowDown' : 'Enter');
  if (!(await comesTrue(page, isOpen, isPromised ? 3000 : 400)))
    return isPromised
      ? [{ message: 'promises a window, list or menu, and the keyboard opens none', target: selector }]
      : [];
  const found: Finding[] = [];
  if (!(await comesTrue(page, isFocusInside)))
    found.push({ message: 'the focus does not go into what it opens', target: selector });
  await page.keyboard.press('Escape');
  if (!(await comesTrue(page, isClosed)))
    found.push({ message: 'Escape does not close what it opens', target: selector });
  else {
    await settle(page);
    // An opener that went meanwhile has left the focus to something else.
    const isBack = await page.evaluate((element) => {
      const active = document.activeElement;
      return element?.isConnected ? element.contains(active) : active !== document.body;
    }, itself);
    // A field that opens its list by a button of its own takes the focus itself.
    const isInField = await page.evaluate(() => document.activeElement?.matches('[role=combobox]') === true);
    if (!isBack && !isInField)
      found.push({ message: 'the focus does not come back when what it opened is closed', target: selector });
  }
  return found;
}

export const overlays: Check = {
  id: 'overlays',
  criteria: ['2.1.2', '2.4.3'],
  name: { ja: '開く窓・一覧・メニューの出入り', en: 'windows, lists and menus that open' },
  kinds: ['page', 'story'],
  when: 'once',
  script: record,
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      // Some openers do not say that they open anything: that shows when all buttons are pressed.
      const undeclared = (await pressed(page, subject)).filter(({ hasOpened }) => hasOpened);
      await freshen(page, subject);
      if (await page.evaluate(isOpen)) {
        found.push(...(await closeOpened(page, subject)));
        // What others open could not be told from what stays.
        if (found.length || (await page.evaluate(isOpen))) return found;
      }
      const known = new Set<string>();
      const tryAll = async (all: readonly Opener[]) => {
        for (const opener of all) {
          if (known.has(opener.selector)) continue;
          known.add(opener.selector);
          const here = await tryOpener(page, opener);
          found.push(...here);
          if (here.length) await openAgain(page, subject);
        }
      };
      await tryAll(await openers(page));
      await tryAll(undeclared.map(({ button }) => ({ selector: button, isPromised: false })));
      // Some are there on small screens only.
      await withSize(page, viewports.s, async () => tryAll(await openers(page)));
      return found;
    }),
};
