import type { Page } from 'playwright';
import type { Check, Finding, Subject } from '../check.ts';
import { leavingItFresh, look, openAgain, settle } from './support.ts';

/** Every button; of links and native choices, which only a script can make act early, the first of each kind. */
const pressables = (page: Page) =>
  look(page, ({ controls, target, selector, kind }) => {
    const known = new Set<string>();
    const buttons =
      'button, summary, input:is([type=submit], [type=button], [type=reset]), [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=menuitem], [role=option]';
    const native = 'a, [role=link], input:is([type=checkbox], [type=radio])';
    return controls()
      .filter(
        (each) => each.matches(buttons) || (each.matches(native) && !known.has(kind(each)) && known.add(kind(each))),
      )
      .map((each) => ({ shown: selector(target(each)), own: selector(each) }));
  });

const hasPopup = (page: Page) =>
  look(page, ({ seen }) => [...document.querySelectorAll('[role=listbox], [role=menu]')].some(seen));

/** A press beside an open list closes it: that is not what is looked for. */
async function closePopup(page: Page): Promise<void> {
  if (await hasPopup(page)) await page.keyboard.press('Escape');
}

const signatureOf = (page: Page) =>
  look(page, async ({ signature, turns }) => {
    await turns();
    return signature();
  }).catch(() => 'another page');

/** Whether a press that is given up does something; `pause` in ms before it, for what the pointer sets off by being there. */
async function acts(page: Page, subject: Subject, control: string, pause = 0): Promise<boolean> {
  const box = await look(
    page,
    ({ seen }, selector) => {
      const element = document.querySelector(selector);
      if (!element || !seen(element)) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    },
    control,
  );
  if (!box) return false;
  await page.mouse.move(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
  if (pause) await settle(page, pause);
  const before = await signatureOf(page);
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  if ((await signatureOf(page)) === before) return false;
  // What a press opens may be there before the release when one key takes it back: a list, as that of a native select.
  const isPopup = await hasPopup(page);
  await page.keyboard.press('Escape');
  if ((await signatureOf(page)) === before) return false;
  const isTakenBack = isPopup && !(await hasPopup(page));
  await openAgain(page, subject);
  await closePopup(page);
  return !isTakenBack;
}

export const pointerCancel: Check = {
  id: 'pointer-cancel',
  criteria: ['2.5.2'],
  name: { ja: '押しかけてやめたときの動き', en: 'a press that is given up' },
  kinds: ['page', 'story'],
  when: 'once',
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = [];
      await closePopup(page);
      for (const { shown, own } of await pressables(page)) {
        if (!(await acts(page, subject, shown))) continue;
        // Asked twice, the second time at rest: what comes by itself soon after the opening, or loads because the pointer is near, is
        // not set off by the press.
        await settle(page, 500);
        if (await acts(page, subject, shown, 500))
          found.push({ message: 'pressing acts although the pointer left it before it was released', target: own });
      }
      return found;
    }),
};
