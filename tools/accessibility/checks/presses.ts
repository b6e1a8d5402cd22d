/** Presses every button of a page once, for all checks that ask what a press brings. */
import type { Page } from 'playwright';
import type { Subject } from '../check.ts';
import { leavingItFresh, look, openAgain, settle } from './support.ts';

declare global {
  interface Window {
    /** What live regions have come to say; those that came with their words in them say nothing. */
    messages?: { region: Element; text: string; isBornFull: boolean }[];
    /** How the page was when its button was about to be pressed. A page without it is another page. */
    beforePress?: {
      button: HTMLElement;
      words: Set<string>;
      controls: number;
      overlays: number;
      calls: number;
      heading: string | undefined;
    };
    /** A form that only the server answers stays where it is: another page is no message. */
    areFormsHeld?: boolean;
  }
}

export interface Press {
  button: string;
  said: { region: string; text: string; isUnsaid: boolean }[];
  /** Short words that came into view, which nothing says and nothing leads to. */
  unsaid: { text: string; target: string }[];
  /** A dialog, list or menu came. */
  hasOpened: boolean;
  /** Of those that are noted: see `listeners.ts`. */
  calls: string[];
}

const overlayQuery =
  '[role=dialog], [role=alertdialog], dialog[open], [role=listbox], [role=menu], [popover]:popover-open';

const buttonsOf = (page: Page) =>
  look(page, ({ controls, selector }) =>
    controls()
      .filter(
        (each) =>
          each.matches('button, [role=button], input:is([type=button], [type=submit])') &&
          !each.matches('[aria-haspopup]'),
      )
      .map(selector),
  );

/** Puts the focus where a press puts it, and notes how everything is. */
const aim = (page: Page, button: string): Promise<boolean> =>
  look(
    page,
    async ({ controls, turns, seen }, { query, overlays }) => {
      // What the one before has brought may look like it: the first is the one that was there.
      const element = document.querySelector<HTMLElement>(query);
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      element.focus({ preventScroll: true });
      if (!window.areFormsHeld) {
        window.areFormsHeld = true;
        // Last of all: what a script does with the form instead is done.
        window.addEventListener('submit', (event) => event.preventDefault());
      }
      await turns();
      window.messages?.splice(0);
      const words = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
          words.add(node.textContent!.replace(/\s+/g, ' ').trim());
      window.beforePress = {
        ...{ button: element, words, controls: controls().length },
        ...{ overlays: [...document.querySelectorAll(overlays)].filter(seen).length },
        calls: window.called?.length ?? 0,
        // Of the page that was opened: another one may come late.
        heading: window.beforePress?.heading ?? [...document.querySelectorAll('h1')].find(seen)?.innerText,
      };
      return true;
    },
    { query: button, overlays: overlayQuery },
  );

/** Null where the page itself has become another: its first words are read with it. */
const whatCame = (page: Page) =>
  look(
    page,
    ({ texts, selector, words, controls, modal, seen }, overlays) => {
      const before = window.beforePress;
      const heading = [...document.querySelectorAll('h1')].find(seen)?.innerText;
      if (!before || heading !== before.heading) return null;
      const live = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
      const active = document.activeElement;
      // An alert is said even so; and what stands where the focus has gone is read on the way.
      const isRead = (region: Element) =>
        region.matches('[role=alert], [aria-live=assertive]') || (active !== document.body && active?.contains(region));
      const messages = window.messages?.splice(0) ?? [];
      const said = messages
        .filter(({ region }) => region.isConnected)
        .map(({ region, text, isBornFull }) => ({
          region: selector(region),
          text,
          isUnsaid: isBornFull && !isRead(region),
        }));
      const hasOpened = [...document.querySelectorAll(overlays)].filter(seen).length > before.overlays;

      const unsaidWords = () => {
        const { button } = before;
        // What such a button shows is told by its own state, and comes after it.
        const isTold = button.matches(
          '[aria-expanded], [aria-controls], [popovertarget], [commandfor], [role=tab], [role=menuitem], [role=option]',
        );
        const isFocusTaken = active !== button && !(active === document.body && button.isConnected);
        if (isTold || isFocusTaken || hasOpened || messages.length || modal()) return [];
        const came = texts().filter(({ element, text }) => !before.words.has(text) && !button.contains(element));
        const linked = new Set(
          ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].flatMap((attribute) =>
            [...document.querySelectorAll(`[${attribute}]`)].flatMap((each) =>
              each.getAttribute(attribute)!.split(/\s+/),
            ),
          ),
        );
        const isLinked = (element: Element | null): boolean =>
          element !== null && (linked.has(element.id) || isLinked(element.parentElement));
        // A person asked for these: parts of the text, of a list, of a table, of a drawing, and what is operated.
        const content =
          'a, button, input, select, label, legend, summary, details, h1, h2, h3, h4, h5, h6, hgroup, li, dt, dd, table, figure, pre, code, svg, nav, dialog, [popover], [role=dialog], [role=tooltip], [role=tabpanel], [role=progressbar], [role=meter], [role=timer], [role=img]';
        if (came.some(({ element }) => element.closest(content) || isLinked(element))) return [];
        // A live region that is told in another way, such as one that says what it says after a pause.
        if (came.some(({ element }) => element.closest(`${live}, [aria-live]`))) return [];
        // One to take it back or away may come with it; more are content.
        if (controls().length > before.controls + 1) return [];
        const blocks = new Set(
          came.map(({ element }) => {
            let block = element;
            while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
              block = block.parentElement;
            return block;
          }),
        );
        const found = [...blocks].map((block) => ({ text: words(block), target: selector(block) }));
        const isShort = found.length <= 2 && found.every(({ text }) => text.length <= 80);
        return isShort ? found : [];
      };
      return {
        ...{ said, hasOpened, unsaid: unsaidWords(), isModal: modal() !== null },
        calls: (window.called ?? []).slice(before.calls),
      };
    },
    overlayQuery,
  );

async function pressAll(page: Page, subject: Subject): Promise<Press[]> {
  const presses: Press[] = [];
  const address = page.url();
  const wasModal = await look(page, ({ modal }) => modal() !== null);
  for (const button of await buttonsOf(page)) {
    if (!(await aim(page, button))) continue;
    await page.locator(button).first().dispatchEvent('click');
    await settle(page);
    const came = page.url() === address ? await whatCame(page) : null;
    if (came) {
      const { isModal, ...press } = came;
      presses.push({ button, ...press });
      // A dialog that opened hides the other buttons; one that closed has taken its own along.
      if (isModal === wasModal) continue;
    }
    await openAgain(page, subject);
  }
  return presses;
}

const known = new WeakMap<Subject, Promise<Press[]>>();

/** What each button brought, in their order; those that lead to another page are left out. Whoever asks next is told the same. */
export function pressed(page: Page, subject: Subject): Promise<Press[]> {
  const pressing = known.get(subject) ?? leavingItFresh(page, subject, () => pressAll(page, subject));
  known.set(subject, pressing);
  return pressing;
}
