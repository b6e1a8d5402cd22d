import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, served } from './beforeScript.ts';
import { type Story, settled, show } from './show.ts';

/** A password has no role: it is found by its label. */
type Role = 'textbox' | 'searchbox' | 'combobox' | 'group' | 'radiogroup' | 'checkbox' | 'switch' | 'password';
type Field = {
  role: Role;
  name: string;
  plain: Story;
  described?: { story: Story; description: string };
  invalid?: { story: Story; error: string };
  /** what a form sends when the server's HTML is sent back untouched, before any script */
  sent?: {
    story: Story;
    entries: [string, string][];
    /** enters something else, where typing or choosing is not enough */
    enter?: (form: HTMLFormElement, hasScript: boolean) => Promise<void>;
  };
  /** those that it has of its own; all of them when nothing is said */
  states?: (keyof typeof states)[];
};

/** Said of a field by a prop, and where it is to be found then. */
const states = {
  isInvalid: '[aria-invalid="true"]',
  isRequired: ':required, [aria-required="true"]',
  isDisabled: ':disabled',
};
const allStates = Object.keys(states) as (keyof typeof states)[];

/** What all fields have in common: they are called by their label, say what helps and what is wrong, and are sent. */
export function fieldSuite({ role, name, plain, described, invalid, sent, states: own = allStates }: Field) {
  // The name may end with the word for "required".
  const field = () =>
    role === 'password'
      ? page.getByLabelText(name, { exact: false }).first()
      : page.getByRole(role, { name, exact: false });

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

    test.runIf(invalid)('is invalid as long as there is an error, whatever else is said', async () => {
      await show(invalid!.story, { args: { isInvalid: false } });
      expect(document.querySelector('[aria-invalid="true"], [data-invalid]')).not.toBeNull();
      await expect.element(page.getByText(invalid!.error)).toBeVisible();
    });

    test.each(own)('has the state that %s says', async (state) => {
      const inState = () => document.body.querySelectorAll(states[state]).length;
      await show(plain);
      expect(inState()).toBe(0);
      await show(plain, { args: { [state]: true } });
      expect(inState()).toBeGreaterThan(0);
      // What belongs to it rests with it.
      if (state === 'isDisabled') expect(controls().filter((each) => !each.matches(':disabled'))).toEqual([]);
    });

    test.runIf(sent)('sends its value before JavaScript has loaded', () => {
      const form = document.createElement('form');
      form.innerHTML = renderToString(createElement(sent!.story as unknown as ComponentType));
      expect([...new FormData(form.querySelector('form') ?? form)]).toEqual(sent!.entries);
    });

    describe.runIf(sent).each([
      ['before', false],
      ['after', true],
    ])('what was entered %s JavaScript', (_, hasScript) => {
      test('is sent, and goes back to the first value with its form', async () => {
        const { form, host } = inForm(sent!.story);
        const entries = () => [...new FormData(form)];
        const { enter = enterAnother } = sent!;
        if (!hasScript) await enter(form, false);
        await hydrate(sent!.story, host);
        if (hasScript) {
          expect(entries()).toEqual(sent!.entries);
          await enter(form, true);
        }
        await expect.poll(entries).not.toEqual(sent!.entries);
        await visit(form);
        expect(entries()).not.toEqual(sent!.entries);
        form.reset();
        await expect.poll(entries).toEqual(sent!.entries);
        // React would put back what it has: it must have the same.
        await visit(form);
        expect(entries()).toEqual(sent!.entries);
      });
    });
  });
}

/** All there is to use in the story. */
const controls = () => [
  ...document.body.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, button'),
];

/** The server's HTML of the story in a form, its own or one around it. */
function inForm(story: Story) {
  const host = served(story);
  const form = host.querySelector('form') ?? document.body.appendChild(document.createElement('form'));
  if (!host.contains(form)) form.append(host);
  onTestFinished(() => form.remove());
  return { form, host };
}

const firstControl = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select, textarea')!;

/** Comes and goes, which renders it again. */
async function visit(form: HTMLFormElement): Promise<void> {
  firstControl(form).focus();
  await settled();
  firstControl(form).blur();
  await settled();
}

/** Something else than stands in its first control. */
async function enterAnother(form: HTMLFormElement): Promise<void> {
  const control = firstControl(form);
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, control.options[1]!);
  else if (!/checkbox|radio/.test(control.type)) await userEvent.type(control, '1');
  else {
    const another = form.querySelector<HTMLInputElement>('input:enabled:not(:checked)');
    await userEvent.click((another ?? control).closest('label')!);
  }
}

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
