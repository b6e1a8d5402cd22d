import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { viewports } from '../check.ts';
import { comesTrue, leavingItFresh, look, openAgain, settle, withSize } from './support.ts';

const openers = (page: Page) =>
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

/** Opens, goes in, closes, comes back: by keyboard alone. */
async function tryOpener(
  page: Page,
  { selector, isPromised }: { selector: string; isPromised: boolean },
): Promise<Finding[]> {
  const opener = page.locator(selector);
  if (!(await opener.count())) return [];
  await opener.focus();
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
    const isBack = await opener.evaluate(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    );
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
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      if (await page.evaluate(isOpen)) return found;
      const known = new Set<string>();
      const tryAll = async () => {
        for (const opener of await openers(page)) {
          if (known.has(opener.selector)) continue;
          known.add(opener.selector);
          const here = await tryOpener(page, opener);
          found.push(...here);
          if (here.length) await openAgain(page, subject);
        }
      };
      await tryAll();
      // Some are there on small screens only.
      await withSize(page, viewports.s, tryAll);
      return found;
    }),
};
