import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { comesTrue, leavingItFresh, look, settle } from './support.ts';

/** Which item of a composite is the current one, and how many there are. */
const place = (page: Page, selector: string, items: string) =>
  page.locator(selector).evaluate((element, query) => {
    const owner = element.matches('[role=combobox]') ? document : element;
    const all = [...owner.querySelectorAll(query)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const active = document.activeElement?.getAttribute('aria-activedescendant');
    return {
      at: all.findIndex((each) => each === document.activeElement || (active && each.id === active)),
      count: all.length,
    };
  }, items);

const opposite: Record<string, string> = { ArrowDown: 'ArrowUp', ArrowRight: 'ArrowLeft' };

/** Arrows move to the next and back, End and Home to the last and first. */
async function arrows(page: Page, selector: string, items: string, next: string, withEnds: boolean): Promise<string[]> {
  const wrong: string[] = [];
  const start = await place(page, selector, items);
  if (start.count < 2) return [];
  await page.keyboard.press(next);
  const after = await place(page, selector, items);
  if (after.at !== (start.at + 1) % start.count) wrong.push(`${next} does not go to the next item`);
  else {
    await page.keyboard.press(opposite[next]!);
    if ((await place(page, selector, items)).at !== start.at)
      wrong.push(`${opposite[next]} does not go back to the item before`);
  }
  if (!withEnds) return wrong;
  await page.keyboard.press('End');
  if ((await place(page, selector, items)).at !== start.count - 1) wrong.push('End does not go to the last item');
  await page.keyboard.press('Home');
  if ((await place(page, selector, items)).at !== 0) wrong.push('Home does not go to the first item');
  return wrong;
}

const stateOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const isOn = (element as HTMLInputElement).checked;
    const details = element.closest('details');
    return element.matches('summary')
      ? String(details?.open)
      : (element.getAttribute('aria-expanded') ?? element.getAttribute('aria-checked') ?? String(isOn));
  });

/** Each of these keys must turn it. */
async function toggles(page: Page, selector: string, keys: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const key of keys) {
    await page.locator(selector).focus();
    const before = await stateOf(page, selector);
    await page.keyboard.press(key);
    await settle(page);
    if ((await stateOf(page, selector)) === before) wrong.push(`${key === ' ' ? 'Space' : key} does not change it`);
  }
  return wrong;
}

async function tabs(page: Page, selector: string): Promise<string[]> {
  const isVertical = (await page.locator(selector).getAttribute('aria-orientation')) === 'vertical';
  await page
    .locator(`${selector} [role=tab][tabindex="0"], ${selector} [role=tab][aria-selected=true]`)
    .first()
    .focus();
  const wrong = await arrows(page, selector, '[role=tab]', isVertical ? 'ArrowDown' : 'ArrowRight', true);
  await page.keyboard.press('Enter');
  const isShown = await page.evaluate(() => {
    const tab = document.activeElement;
    const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
    return tab?.getAttribute('aria-selected') === 'true' && panel?.checkVisibility() === true;
  });
  return isShown ? wrong : [...wrong, 'a chosen tab does not show its panel'];
}

async function radios(page: Page, selector: string): Promise<string[]> {
  const items = '[role=radio], input[type=radio]';
  const group = page.locator(selector);
  const checked = group.locator('[role=radio][aria-checked=true], input:checked');
  await ((await checked.count()) ? checked.first() : group.locator(items).first()).focus();
  const before = await place(page, selector, items);
  if (before.count < 2) return [];
  await page.keyboard.press('ArrowDown');
  const after = await place(page, selector, items);
  const isChecked = () =>
    page.evaluate(() => {
      const radio = document.activeElement as HTMLInputElement;
      return radio.checked || radio.getAttribute('aria-checked') === 'true';
    });
  const isNext = after.at === (before.at + 1) % before.count;
  const wrong = isNext ? [] : ['ArrowDown does not go to the next item'];
  if (!(await isChecked())) return [...wrong, 'an arrow does not choose'];
  if (!isNext) return wrong;
  await page.keyboard.press('ArrowUp');
  const isBack = (await place(page, selector, items)).at === before.at && (await isChecked());
  return isBack ? [] : ['ArrowUp does not go back to the item before'];
}

/** From the item that the field points at down to the next, and up again. */
async function goesBack(page: Page): Promise<boolean> {
  const pointed = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant') ?? document.activeElement?.id);
  const first = await pointed();
  await page.keyboard.press('ArrowDown');
  await settle(page, 60);
  // There may be one item only, or the focus itself moves and items have no id.
  if (!first || (await pointed()) === first) return true;
  await page.keyboard.press('ArrowUp');
  await settle(page, 60);
  return (await pointed()) === first;
}

async function combobox(page: Page, selector: string): Promise<string[]> {
  const field = page.locator(selector);
  const isShown = () => [...document.querySelectorAll('[role=listbox]')].some((each) => each.checkVisibility());
  await field.focus();
  // A field that offers what fits the words typed has no list before, and none where nothing fits.
  const isOffer = await field.evaluate(
    (element) =>
      element.matches('input[aria-autocomplete]') &&
      !element.hasAttribute('aria-haspopup') &&
      !element.closest('div')?.querySelector('button[aria-haspopup]'),
  );
  await page.keyboard.press('ArrowDown');
  if (!(await comesTrue(page, isShown))) return isOffer ? [] : ['ArrowDown does not open the list'];
  // A list that says that nothing fits has no item to go to; what it says is an option without a box.
  const isEmpty = await page.evaluate(
    () => ![...document.querySelectorAll('[role=listbox] [role=option]')].some((each) => each.checkVisibility()),
  );
  if (isEmpty) return [];
  const wrong: string[] = [];
  await page.keyboard.press('ArrowDown');
  const isPointed = await comesTrue(page, () =>
    Boolean(
      document.activeElement?.getAttribute('aria-activedescendant') || document.activeElement?.matches('[role=option]'),
    ),
  );
  if (!isPointed) wrong.push('ArrowDown does not go to an item');
  else {
    if (!(await goesBack(page))) wrong.push('ArrowUp does not go back to the item before');
    await page.keyboard.press('Enter');
    if (
      !(await comesTrue(
        page,
        () => ![...document.querySelectorAll('[role=listbox]')].some((each) => each.checkVisibility()),
      ))
    )
      wrong.push('Enter does not choose and close');
  }
  await page.keyboard.press('Escape');
  return wrong;
}

async function list(page: Page, selector: string): Promise<string[]> {
  const own = page.locator(`${selector}[tabindex="0"]`);
  const stop = page.locator(`${selector} [tabindex="0"]`);
  // A menu need have no stop: it is entered by being opened.
  const entry = page.locator(`${selector}[role=menu] [role^=menuitem]`);
  await ((await own.count()) ? own : (await stop.count()) ? stop : entry).first().focus({ timeout: 1000 });
  await page.keyboard.press('Home');
  return arrows(page, selector, '[role=option], [role^=menuitem]', 'ArrowDown', true);
}

const patterns: Record<string, (page: Page, selector: string) => Promise<string[]>> = {
  tablist: tabs,
  radiogroup: radios,
  combobox,
  listbox: list,
  menu: list,
  switch: (page, selector) => toggles(page, selector, [' ']),
  checkbox: (page, selector) => toggles(page, selector, [' ']),
  disclosure: (page, selector) => toggles(page, selector, ['Enter', ' ']),
};

/** Roles of widgets with keys of their own that no function here tries. What the browser itself makes of an element has its keys. */
const untried = 'slider spinbutton scrollbar grid treegrid tree toolbar menubar application'.split(' ');

/** The first of each kind would not do: widgets that look alike may be wired differently. */
const widgets = (page: Page) =>
  look(
    page,
    ({ selector, seen, target, modal }, roles) => {
      const isDisclosure = (element: Element) =>
        element.matches('summary') ||
        (element.matches('[aria-expanded]:is(button, [role=button])') && !element.matches('[aria-haspopup]'));
      const query =
        '[role=tablist], [role=radiogroup], fieldset:has(input[type=radio]), [role=combobox], [role=listbox], [role=menu], [role=switch], [role=checkbox], summary, [aria-expanded]';
      const others = roles.map((role) => `[role~=${role}]:not(input)`).join();
      return (
        [...(modal() ?? document).querySelectorAll(`${query}, ${others}`)]
          .filter((element) => seen(target(element)) && !element.matches('select, :disabled, [aria-disabled=true]'))
          // The list of a combobox is moved by its field, and the field's button has no stop of its own.
          .filter(
            (element) =>
              !(element.matches('[role=listbox]') && document.querySelector(`[aria-controls~="${element.id}"]`)),
          )
          .filter(
            (element) =>
              !element.parentElement?.querySelector(':scope > input[role=combobox]') ||
              element.matches('[role=combobox]'),
          )
          .map((element) => {
            const role = element.matches('fieldset')
              ? 'radiogroup'
              : (element.getAttribute('role')?.split(' ')[0] ?? '');
            return { selector: selector(element), pattern: isDisclosure(element) ? 'disclosure' : role };
          })
      );
    },
    untried,
  );

export const widgetKeys: Check = {
  id: 'widget-keys',
  criteria: ['2.1.1'],
  name: { ja: '部品ごとのキー', en: 'keys of each kind of control' },
  kinds: ['page', 'story'],
  when: 'once',
  everySetting: true,
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      for (const { selector, pattern } of await widgets(page)) {
        const attempt = patterns[pattern];
        if (untried.includes(pattern)) {
          found.push({ message: `${pattern}: its keys are tried by no machine`, target: selector });
          continue;
        }
        if (!attempt || !(await page.locator(selector).isVisible())) continue;
        const wrong = await attempt(page, selector).catch(() => ['it cannot take the focus']);
        found.push(...wrong.map((message) => ({ message: `${pattern}: ${message}`, target: selector })));
      }
      return found;
    }),
};
