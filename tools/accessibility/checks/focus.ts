/** What a person meets who goes through a page with the Tab key: one walk serves three checks. */
import { hash } from 'node:crypto';
import type { CDPSession, Page } from 'playwright';
import type { Check, Finding, Subject } from '../check.ts';
import { coverOfFocus } from './focusCover.ts';
import { expectedOrder, judgeOrder } from './focusOrder.ts';
import { judgePicture } from './focusPicture.ts';
import { type Stop, still, toStart, walk } from './stops.ts';
import { leavingItFresh, withStyle } from './support.ts';

interface Walked {
  order: Finding[];
  visible: Finding[];
  covered: Finding[];
}

/**
 * Elements of the same name, classes, attributes and state, in such elements up to the top, are drawn by the same rules: the first of
 * them is photographed. Rules that a page brings along in itself are its own; those of the build, in its HTML in the place of
 * disabled sheets, belong to the classes. In the page.
 */
function lineOfDescent(): string {
  // What every sheet of paper says of its page changes nothing on the screen, and would make each page one of its own.
  const printed = /--sheet:\s*(?:url\([^)]*\)\s*)?"(?:[^"\\]|\\.)*";?/;
  // Where an element lies says nothing of how it is drawn: sixty squares of a map are one.
  const placed = /(^|;)\s*(grid-(area|row|column)|inset|left|top|right|bottom|order|translate)[\w-]*\s*:[^;]*/g;
  const told = /^(style|aria-(checked|current|expanded|invalid|pressed|selected))$/;
  const line = [...document.querySelectorAll('style:not(:has(+ link[disabled]))')].map(
    ({ textContent }) => textContent,
  );
  for (let each = document.activeElement; each; each = each.parentElement) {
    const attributes = [...each.attributes].map(({ name, value }) =>
      told.test(name) ? `${name}=${name === 'style' ? value.replace(printed, '').replace(placed, '') : value}` : name,
    );
    const isChosen = each.matches(':checked, :has(> :checked, > * > :checked)');
    line.push(`${each.localName}.${each.className}[${attributes.join()}]${isChosen ? ':checked' : ''}`);
  }
  return line.join(' ');
}

/** Nothing moves on the way, and what lets the pointer through is met by it. */
const style = `${still} * { pointer-events: auto !important; scroll-behavior: auto !important; }`;

/**
 * What was strong enough once is so wherever the same rules draw it in the same window: a ring is as wide beside large text. What was
 * not is photographed again wherever it is met.
 */
const strongEnough = new Set<string>();

/** Gives the focus back to a stop of a walk, as the keyboard gave it. */
async function focusAgain(page: Page, { index, selector }: Stop): Promise<void> {
  const isThere = await page.evaluate((at) => {
    const element = window.metByKeyboard![at] as HTMLElement;
    element.focus();
    return document.activeElement === element && element.matches(':focus-visible');
  }, index);
  if (!isThere) throw new Error(`the focus does not come back to ${selector}`);
}

/** In forced colours shadows and backgrounds are gone: what is left of the focus must be enough there, too. */
async function judgeForced(page: Page, session: CDPSession, stops: ReadonlyMap<string, Stop>): Promise<Finding[]> {
  const weak: Finding[] = [];
  // Once for all of them: the whole page is drawn anew whenever colours are forced.
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    for (const [line, stop] of stops) {
      await focusAgain(page, stop);
      const found = await judgePicture(page, session, stop);
      if (found) weak.push({ ...found, message: `in forced colours ${found.message}` });
      else strongEnough.add(line);
    }
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
  return weak;
}

async function goThrough(page: Page, { mode, viewport, isThorough }: Subject): Promise<Walked> {
  const session = await page.context().newCDPSession(page);
  const visible: Finding[] = [];
  const covered: Finding[] = [];
  const photographed = new Set<string>();
  const inForced = new Map<string, Stop>();
  await toStart(page);
  const seeStop = { cover: coverOfFocus, line: lineOfDescent };
  const forwards = await walk(page, session, 'Tab', seeStop, async (stop, seen) => {
    if (seen.cover) covered.push(seen.cover);
    const rules = hash('sha256', seen.line);
    // In forced colours the browser draws it, in any window.
    const forced = `forced ${rules}`;
    if (mode === 'plain' && !strongEnough.has(forced) && !inForced.has(forced)) inForced.set(forced, stop);
    // Nothing moves on the way: with reduced motion the picture is the same.
    const line = mode === 'forced' ? forced : `${mode === 'reduced' ? 'plain' : mode} ${viewport} ${rules}`;
    if (photographed.has(line) || strongEnough.has(line)) return;
    photographed.add(line);
    const weak = await judgePicture(page, session, stop);
    if (weak) visible.push(weak);
    else strongEnough.add(line);
  });
  // The way back is made by scripts and the order of the document, which are the same in every language and size.
  const isBackToo = isThorough && forwards.end === 'outside';
  const backwards = isBackToo ? await walk(page, session, 'Shift+Tab', {}, async () => {}) : null;
  // Both ways are known now: a radio group may have been met by one of its buttons and then by another.
  const expected = await expectedOrder(page);
  if (inForced.size) visible.push(...(await judgeForced(page, session, inForced)));
  await session.detach();
  return { order: judgeOrder(expected, forwards, backwards), visible, covered };
}

const walks = new WeakMap<Subject, Promise<Walked>>();

function walked(page: Page, subject: Subject): Promise<Walked> {
  const going =
    walks.get(subject) ?? leavingItFresh(page, subject, () => withStyle(page, style, () => goThrough(page, subject)));
  walks.set(subject, going);
  return going;
}

export const focusOrder: Check = {
  id: 'focus-order',
  criteria: ['2.4.3', '2.1.1', '2.1.2'],
  name: { ja: 'Tabキーで進む順', en: 'order of Tab stops' },
  kinds: ['page', 'story'],
  when: 'language',
  everySetting: true,
  run: async (page, subject) => (await walked(page, subject)).order,
};

export const focusVisible: Check = {
  id: 'focus-visible',
  criteria: ['2.4.7', '2.4.13'],
  name: { ja: 'フォーカスの見え方', en: 'visible focus' },
  kinds: ['page', 'story'],
  when: 'language',
  everySetting: true,
  run: async (page, subject) => (await walked(page, subject)).visible,
};

export const focusNotObscured: Check = {
  id: 'focus-not-obscured',
  criteria: ['2.4.11', '2.4.12'],
  name: { ja: '隠れないフォーカス', en: 'focus that is not covered' },
  kinds: ['page', 'story'],
  when: 'language',
  everySetting: true,
  run: async (page, subject) => (await walked(page, subject)).covered,
};
