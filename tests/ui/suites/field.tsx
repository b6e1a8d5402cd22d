import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, served } from './beforeScript.ts';
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

    test.runIf(sent)('sends what was entered, and goes back to its first value with its form', async () => {
      const form = await inForm(sent!.story);
      const entries = () => [...new FormData(form)];
      expect(entries()).toEqual(sent!.entries);
      await enter(form);
      await expect.poll(entries).not.toEqual(sent!.entries);
      form.reset();
      await expect.poll(entries).toEqual(sent!.entries);
    });
  });
}

/** The story in a form, its own or one around it, with React at work. */
async function inForm(story: Story): Promise<HTMLFormElement> {
  const host = served(story);
  const form = host.querySelector('form') ?? document.body.appendChild(document.createElement('form'));
  if (!host.contains(form)) form.append(host);
  onTestFinished(() => form.remove());
  await hydrate(story, host);
  return form;
}

/** Something else than stands in its first control. */
async function enter(form: HTMLFormElement): Promise<void> {
  const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(
    'input:not([type=hidden]), select, textarea',
  )!;
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, control.options[1]!);
  else if (!/checkbox|radio/.test(control.type)) await userEvent.type(control, '1');
  else {
    const another = form.querySelector<HTMLInputElement>('input:enabled:not(:checked)')!;
    await userEvent.click(another.closest('label')!);
  }
}

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
