import type { Page } from 'playwright';
import type { Check, Finding } from '../check.ts';
import { accessibleNames } from './names.ts';
import { look, settle } from './support.ts';

/** @returns null when the page has changed since the names were read */
const judge = (page: Page, read: Awaited<ReturnType<typeof accessibleNames>>): Promise<Finding[] | null> =>
  look(
    page,
    ({ controls, words, selector, seen, role }, { named, elements }) => {
      const all = [...document.querySelectorAll('*')];
      if (all.length !== elements) return null;
      const names = new Map(named.map(({ index, name }) => [all[index], name] as const));
      // Case, white space and marks make no difference to a person who speaks.
      const fold = (text: string) =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]/gu, '');
      return controls().flatMap((control) => {
        const name = names.get(control);
        if (name === undefined) return [];
        const isField = control.matches('input:not([type=submit], [type=button], [type=reset]), select, textarea');
        const labels = [...((control as HTMLInputElement).labels ?? [])].filter(seen);
        const isList = ['combobox', 'option'].includes(role(control)) && isField;
        // What is said after the name, as a remark, is no part of the label.
        const remarks = (control.getAttribute('aria-describedby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id))
          .filter((each) => each && control.contains(each))
          .map((each) => words(each!));
        const said = remarks.reduce((text, remark) => text.replace(remark, ''), words(control));
        const own = control instanceof HTMLInputElement ? control.value : said;
        // A switch shows in words what its role says: on or off. Nobody calls it by them.
        const state = role(control) === 'switch' ? labels[0]?.querySelector('[aria-hidden=true]') : null;
        const label = labels[0] ? words(labels[0]).replace(state ? words(state) : '', '') : '';
        const visible = isField || isList ? label : own;
        if (!fold(visible) || fold(name).includes(fold(visible))) return [];
        return [
          {
            message: `shows “${visible.slice(0, 60)}” and is called “${name.slice(0, 60)}”`,
            target: selector(control),
          },
        ];
      });
    },
    read,
  );

export const labelInName: Check = {
  id: 'label-in-name',
  criteria: ['2.5.3'],
  name: { ja: '見える文字を含む名前', en: 'visible words in the name' },
  kinds: ['page', 'story'],
  when: 'language',
  run: async (page) => {
    // A list that opens or closes in between would give every control the name of another.
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const found = await judge(page, await accessibleNames(page));
      if (found) return found;
      await settle(page);
    }
    throw new Error('the page does not come to rest');
  },
};
