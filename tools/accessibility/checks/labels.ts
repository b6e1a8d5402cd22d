import type { Check } from '../check.ts';
import { look } from './support.ts';

export const labels: Check = {
  id: 'labels',
  criteria: ['3.3.2', '1.3.1', '1.3.5'],
  name: { ja: '見えるラベルと自動入力の目印', en: 'visible labels and autofill tokens' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain', 'forced', 'reduced'],
  run: (page) =>
    look(page, ({ controls, selector, seen, words, name }) => {
      const isField =
        'input:not([type=submit], [type=button], [type=reset], [type=image]), select, textarea, [role=combobox], [role=slider], [contenteditable=true]';
      const tokens: { is: (field: HTMLInputElement, called: string) => boolean; token: RegExp; what: string }[] = [
        { is: ({ type }) => type === 'email', token: /\bemail\b/, what: 'email' },
        {
          is: ({ type }) => type === 'password',
          token: /\b(current|new)-password\b/,
          what: 'current-password or new-password',
        },
        { is: ({ type }) => type === 'tel', token: /\btel/, what: 'tel' },
        {
          is: (_, called) => /^(your |full )?name$|^(お|ご)?(名前|氏名)$/i.test(called),
          token: /\b(name|given-name|family-name|nickname)\b/,
          what: 'name',
        },
      ];
      const byIds = (field: Element) =>
        (field.getAttribute('aria-labelledby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id))
          .filter((each): each is HTMLElement => each !== null);
      const isLabelled = (field: HTMLInputElement) => {
        const own = [...(field.labels ?? []), ...byIds(field)];
        if (own.some((label) => seen(label) && words(label))) return true;
        const group = field.closest('fieldset, [role=group], [role=radiogroup]');
        const legend = group?.querySelector('legend') ?? (group && byIds(group)[0]);
        const isOnlyOne = group && [...group.querySelectorAll(isField)].filter((each) => seen(each)).length === 1;
        if (legend && isOnlyOne && seen(legend)) return true;
        // One field and the button beside it, which says what the field is for.
        const row = field.closest('search, [role=search], form');
        const fields = row ? [...row.querySelectorAll(isField)].filter((each) => seen(each)) : [];
        const button = row?.querySelector('button:not([type=button]), input[type=submit]');
        return fields.length === 1 && Boolean(button && (words(button) || (button as HTMLInputElement).value));
      };
      return controls()
        .filter((each) => each.matches(isField))
        .flatMap((each) => {
          const field = each as HTMLInputElement;
          const found = isLabelled(field) ? [] : [{ message: 'has no visible label', target: selector(field) }];
          const called = name(field)
            .replace(/\s*[(*（].*$/, '')
            .trim();
          const wanted = tokens.find(({ is }) => is(field, called));
          if (wanted && field.matches('input') && !wanted.token.test(field.autocomplete))
            found.push({
              message: `autocomplete is “${field.autocomplete}” and should be ${wanted.what}`,
              target: selector(field),
            });
          return found;
        });
    }),
};

/** What was asked once in a form is not asked again, except a new password, which one types blind. */
export const redundantEntry: Check = {
  id: 'redundant-entry',
  criteria: ['3.3.7'],
  name: { ja: '同じことを二度聞く欄', en: 'asking the same twice' },
  kinds: ['page', 'story'],
  when: 'every',
  modes: ['plain'],
  run: (page) =>
    look(page, ({ controls, selector, name }) => {
      const typed = controls().filter((each) =>
        each.matches(
          'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=password], [type=search])',
        ),
      ) as HTMLInputElement[];
      const askedFor = (field: HTMLInputElement) => {
        const token = field.autocomplete.trim();
        const group = field.closest('fieldset');
        return token && !/^(on|off)$/.test(token) ? token : `${group ? name(group) : ''}|${name(field).toLowerCase()}`;
      };
      return typed.flatMap((field, at) => {
        const before = typed
          .slice(0, at)
          .find((other) => other.form && other.form === field.form && askedFor(other) === askedFor(field));
        const isSettled = field.value !== '' || field.list !== null;
        return before && !isSettled
          ? [{ message: `asks again for what ${selector(before)} has asked for`, target: selector(field) }]
          : [];
      });
    }),
};
