import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, show } from './show.ts';

type Role = 'textbox' | 'searchbox' | 'combobox' | 'group' | 'radiogroup';
type Field = {
  role: Role;
  name: string;
  plain: Story;
  described?: { story: Story; description: string };
  invalid?: { story: Story; error: string };
  /** what a form sends when the server's HTML is sent back untouched, before any script */
  sent?: { story: Story; entries: [string, string][] };
};

/** What all fields have in common: they are called by their label, say what helps and what is wrong, and are sent. */
export function fieldSuite({ role, name, plain, described, invalid, sent }: Field) {
  // The name may end with the word for "required".
  const field = () => page.getByRole(role, { name, exact: false });

  describe('as a field', () => {
    test('has the role and the name of its label', async () => {
      await show(plain);
      await expect.element(field()).toBeVisible();
    });

    test('is reached with the Tab key', async () => {
      await show(plain);
      await userEvent.tab();
      expect(field().element().contains(document.activeElement)).toBe(true);
    });

    test.runIf(described)('reads its description with its name', async () => {
      await show(described!.story);
      await expect.element(field()).toHaveAccessibleDescription(described!.description);
    });

    test.runIf(invalid)('reads its error, and is invalid', async () => {
      await show(invalid!.story);
      const element = field().element();
      const wrong = [element, ...element.querySelectorAll('*')].filter((each) => each.matches('[aria-invalid=true]'));
      expect(wrong).not.toEqual([]);
      // Its own, or that of the group, which is said before it.
      for (const each of wrong) expect(`${describedBy(element)} ${describedBy(each)}`).toContain(invalid!.error);
    });

    test.runIf(sent)('sends its value before the script has come', () => {
      const form = document.createElement('form');
      form.innerHTML = renderToString(createElement(sent!.story as unknown as ComponentType));
      expect([...new FormData(form.querySelector('form') ?? form)]).toEqual(sent!.entries);
    });
  });
}

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
