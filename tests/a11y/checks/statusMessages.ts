import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { distinct, leavingItFresh, look, openAgain, settle } from './support.ts';

declare global {
  interface Window {
    messages?: { region: Element; text: string; isBornFull: boolean }[];
  }
}

/** Notes what live regions come to say, and those that came with their words in them: these are not said. */
const record = () => {
  window.messages = [];
  const query = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const said = new WeakMap<Element, string>();
  const textOf = (region: Element) =>
    region.checkVisibility() ? (region.textContent ?? '').replace(/\s+/g, ' ').trim() : '';
  const note = (region: Element, isBornFull: boolean) => {
    const text = textOf(region);
    if (text && said.get(region) !== text) window.messages!.push({ region, text, isBornFull });
    said.set(region, text);
  };
  new MutationObserver((records) => {
    const born = new Set<Element>();
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(query)) born.add(region);
    for (const region of born) note(region, true);
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(query);
      if (region && !born.has(region)) note(region, false);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

const buttons = (page: Page) =>
  look(page, ({ controls, selector }) =>
    controls()
      .filter(
        (each) =>
          each.matches('button, [role=button], input[type=button]') && !each.matches('[type=submit], [aria-haspopup]'),
      )
      .map((each) => ({ selector: selector(each) })),
  );

/** What was said since; where the page itself has become another, its first words are read with it. */
const said = (page: Page) =>
  look(page, ({ selector }) => {
    const all = (window.messages ?? []).splice(0).filter(({ region }) => region.isConnected);
    // An alert is said even so; and what stands where the focus has gone is read on the way.
    const isRead = (region: Element) =>
      region.matches('[role=alert], [aria-live=assertive]') ||
      (document.activeElement !== document.body && document.activeElement?.contains(region));
    return all.map(({ region, text, isBornFull }) => ({
      region: selector(region),
      text,
      isUnsaid: isBornFull && !isRead(region),
    }));
  });

export const statusMessages: Check = {
  id: 'status-messages',
  criteria: ['4.1.3'],
  name: { ja: '状態を伝える文', en: 'status messages' },
  kinds: ['page', 'story'],
  when: 'language',
  script: record,
  run: (page, subject) =>
    leavingItFresh(page, subject, async () => {
      const found: Finding[] = await look(page, ({ selector }) => {
        const query = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
        return [...document.querySelectorAll(query)]
          .filter((each) => each.parentElement?.closest(query))
          .map((each) => ({ message: 'stands in another live region: it is said twice', target: selector(each) }));
      });
      const address = page.url();
      const isModal = () => look(page, ({ modal }) => modal() !== null);
      const wasModal = await isModal();
      for (const { selector } of await buttons(page)) {
        // What it brings may look like it: the first is the one that was there.
        const button = page.locator(selector).first();
        if (!(await button.isVisible())) continue;
        await said(page);
        await button.dispatchEvent('click');
        await settle(page);
        if (page.url() !== address) {
          await openAgain(page, subject);
          continue;
        }
        const messages = await said(page);
        for (const { region, text, isUnsaid } of messages) {
          if (isUnsaid)
            found.push({
              message: `a live region comes with its words in it, which are not said: “${text.slice(0, 40)}”`,
              target: region,
            });
          const times = messages.filter((other) => other.text === text).length;
          if (times > 1) found.push({ message: `“${text.slice(0, 40)}” is said ${times} times`, target: region });
        }
        // A window that came hides the other buttons; one that went has taken its own along.
        if ((await isModal()) !== wasModal) await openAgain(page, subject);
      }
      return distinct(found);
    }),
};
