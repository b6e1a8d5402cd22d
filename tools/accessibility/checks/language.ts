import type { Check } from '../check.ts';
import { look } from './support.ts';

export const pageLanguage: Check = {
  id: 'page-language',
  criteria: ['3.1.1'],
  name: { ja: 'ページの言語', en: 'language of the page' },
  kinds: ['page', 'story'],
  when: 'every',
  run: (page, { lang }) =>
    look(
      page,
      ({ texts }, expected) => {
        const { lang: declared } = document.documentElement;
        const found: { message: string; target: string }[] = [];
        if (declared.split('-')[0] !== expected)
          found.push({ message: `lang is “${declared}” and should be “${expected}”`, target: 'html' });
        const own = texts()
          .filter(
            ({ element }) => element.closest('[lang]')?.getAttribute('lang')?.split('-')[0] === declared.split('-')[0],
          )
          .filter(({ element }) => !element.closest('code, pre, kbd, samp, svg'))
          .map(({ text }) => text)
          .join(' ');
        const japanese = own.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0;
        const latin = own.match(/[a-z]/gi)?.length ?? 0;
        // A word of six letters says as much as two signs.
        const share = japanese / Math.max(japanese + latin / 3, 1);
        const isOther = declared.startsWith('ja') ? share < 0.5 : share > 0.1;
        if (japanese + latin > 30 && isOther)
          found.push({
            message: `${Math.round(share * 100)} % of its text is Japanese and lang is “${declared}”`,
            target: 'html',
          });
        return found;
      },
      lang,
    ),
};

/** A single Latin word on a Japanese page may be a name; three in a row are a phrase. Code and keys are no language. */
export const languageOfParts: Check = {
  id: 'language-of-parts',
  criteria: ['3.1.2'],
  name: { ja: '一部だけ違う言語', en: 'parts in another language' },
  kinds: ['page', 'story'],
  when: 'every',
  run: (page) =>
    look(page, ({ texts, selector }) => {
      const phrase = /[A-Za-z][A-Za-z’']*(?:,? [A-Za-z][A-Za-z’']*){2,}/;
      const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
      const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.split('-')[0] ?? '';
      const isCode = (element: Element) => element.closest('code, pre, kbd, samp') !== null;
      const pieces = texts().map(({ element, text }) => ({ element, text, where: 'text' }));
      for (const attribute of ['aria-label', 'alt', 'title', 'placeholder'])
        for (const element of document.body.querySelectorAll(`[${attribute}]`))
          if (element.checkVisibility())
            pieces.push({ element, text: element.getAttribute(attribute)!, where: attribute });
      return pieces.flatMap(({ element, text, where }) => {
        if (isCode(element)) return [];
        const lang = langOf(element);
        const hit = lang === 'ja' ? phrase.exec(text)?.[0] : lang === 'en' && japanese.test(text) ? text : null;
        return hit
          ? [
              {
                message: `${where} in another language than “${lang}”: “${hit.slice(0, 40)}”`,
                target: selector(element),
              },
            ]
          : [];
      });
    }),
};
