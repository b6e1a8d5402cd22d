import type { Check, Finding } from '../check.ts';
import { pressed } from './presses.ts';
import { distinct, look } from './support.ts';

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

export const statusMessages: Check = {
  id: 'status-messages',
  criteria: ['4.1.3'],
  name: { ja: '状態を伝える文', en: 'status messages' },
  kinds: ['page', 'story'],
  when: 'language',
  presses: true,
  script: record,
  run: async (page, subject) => {
    const found: Finding[] = await look(page, ({ selector }) => {
      const query = '[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]';
      return [...document.querySelectorAll(query)]
        .filter((each) => each.parentElement?.closest(query))
        .map((each) => ({ message: 'stands in another live region: it is said twice', target: selector(each) }));
    });
    for (const { said, unsaid } of await pressed(page, subject)) {
      for (const { region, text, isUnsaid } of said) {
        if (isUnsaid)
          found.push({
            message: `a live region comes with its words in it, which are not said: “${text.slice(0, 40)}”`,
            target: region,
          });
        const times = said.filter((other) => other.text === text).length;
        if (times > 1) found.push({ message: `“${text.slice(0, 40)}” is said ${times} times`, target: region });
      }
      for (const { text, target } of unsaid)
        found.push({ message: `comes after a press, and no live region says it: “${text.slice(0, 40)}”`, target });
    }
    return distinct(found);
  },
};
