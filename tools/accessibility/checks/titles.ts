import { product } from '../../../app/product.ts';
import type { SiteCheck } from '../check.ts';

/** A query is the same page in another state: pages that differ in the path must differ in the title. */
const pathOf = (id: string) => id.split(/[?#]/)[0]!;

export const titles: SiteCheck<string> = {
  id: 'titles',
  criteria: ['2.4.2'],
  name: { ja: 'ページの題名', en: 'titles of pages' },
  kinds: ['page'],
  collect: (page) => page.title(),
  judge: (facts) =>
    facts.flatMap(({ subject: { id, lang }, fact: title }) => {
      const wrong: string[] = [];
      if (!title.trim()) wrong.push('the title is empty');
      const twin = facts.find(
        (other) => other.fact === title && other.subject.lang === lang && pathOf(other.subject.id) !== pathOf(id),
      );
      if (twin) wrong.push(`“${title}” is the title of ${pathOf(twin.subject.id)}, too`);
      if (!title.includes(product.name[lang])) wrong.push(`“${title}” does not name ${product.name[lang]}`);
      // What is quoted is what somebody entered, in any language.
      const own = title.replace(product.name[lang], '').replace(/“[^”]*”|「[^」]*」/g, '');
      const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(own);
      if (/\p{L}/u.test(own) && isJapanese !== (lang === 'ja'))
        wrong.push(`“${title}” is not in the language of the page`);
      return wrong.map((message) => ({ message, target: 'title', id, lang }));
    }),
};
