import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { distinct, leavingItFresh, look, openAgain, settle } from './support.ts';

/** Each field that is marked as wrong says in words, beside it and linked to it, what is wrong. */
const marked = (page: Page): Promise<Finding[]> =>
  look(page, ({ selector, seen, words, target }) => {
    const fields = [
      ...document.querySelectorAll('[aria-invalid]:not([aria-invalid=false]):is(input, select, textarea, [role])'),
    ].filter((each) => seen(target(each)));
    return fields.flatMap((field) => {
      const ids = `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`
        .split(/\s+/)
        .filter(Boolean);
      const linked = ids
        .map((id) => document.getElementById(id))
        .filter((each): each is HTMLElement => each !== null && seen(each))
        .map(words);
      const tell = (message: string) => [{ message, target: selector(field) }];
      if (!linked.length) return tell('is marked as wrong and no error text is linked to it');
      // A sign or a single word such as “Error” names no problem.
      if (!linked.some((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 6))
        return tell(`its error text does not name the problem: “${linked.join(' ')}”`);
      const labels = [...((field as HTMLInputElement).labels ?? [])].filter((label) => seen(label) && words(label));
      const others = (field.getAttribute('aria-labelledby') ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id));
      const isGroup = field.closest('fieldset')?.querySelector('legend');
      return labels.length || others.some((each) => each && seen(each)) || isGroup
        ? []
        : tell('is marked as wrong and has no visible label');
    });
  });

/**
 * As a person meets them: one that only gives Enter its meaning stands in front of the others and is hidden, and one that searches is
 * not asked for the rest.
 */
const submitButton = ':is(button:not([type=button]), input[type=submit]):not([aria-hidden=true], [formnovalidate])';

/** A form that cannot be sent, while it is being sent or without a network, is not asked. */
const requiringForms = (page: Page) =>
  look(
    page,
    ({ selector, seen }, button) =>
      [...document.forms]
        .filter((form) => seen(form) && [...form.querySelectorAll('[required], [aria-required=true]')].some(seen))
        .filter((form) => !form.querySelector(button)?.matches(':disabled, [aria-disabled=true]'))
        .map((form) => ({ selector: selector(form) })),
    submitButton,
  );

async function submitEmpty(page: Page, selector: string): Promise<Finding[]> {
  const form = page.locator(selector);
  await form.evaluate((element: HTMLFormElement) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (!/hidden|submit|button/.test(field.type)) field.value = '';
  });
  const submit = form.locator(submitButton).first();
  await submit.focus();
  await page.keyboard.press('Enter');
  await settle(page);
  const outcome = await look(page, ({ selector: find }) => {
    const wrong = [...document.querySelectorAll('[aria-invalid=true], :user-invalid:is(input, select, textarea)')];
    const active = document.activeElement;
    // The heading of a summary stands for all of it.
    const summary = active?.matches(':is(h2, h3)[tabindex="-1"]') ? active.parentElement : active;
    const isSummary =
      active?.matches('[role=alert], [tabindex="-1"]') &&
      wrong.some((field) => field.id && summary?.querySelector(`a[href="#${field.id}"]`));
    return {
      isTold: wrong.length > 0,
      isThere: wrong.some((field) => field === active || field.contains(active)) || Boolean(isSummary),
      first: wrong[0] ? find(wrong[0]) : null,
    };
  });
  if (!outcome.isTold)
    return [{ message: 'it is sent without what it requires, and nothing is said', target: selector }];
  return outcome.isThere ? [] : [{ message: 'the focus does not go to the error', target: outcome.first ?? selector }];
}

export const formErrors: Check = {
  id: 'form-errors',
  criteria: ['3.3.1', '3.3.3', '1.3.1'],
  name: { ja: '入力の誤りの知らせ方', en: 'errors in forms' },
  kinds: ['page', 'story'],
  when: 'language',
  everySetting: true,
  run: async (page, subject) => {
    const found = await marked(page);
    const forms = await requiringForms(page);
    if (!forms.length) return found;
    return leavingItFresh(page, subject, async () => {
      for (const { selector } of forms) {
        found.push(...(await submitEmpty(page, selector)), ...(await marked(page)));
        await openAgain(page, subject);
      }
      return distinct(found);
    });
  },
};
