import { expect, test } from 'vitest';
import type { Translations } from '../../app/i18n/namespaces.ts';
import { createTranslate, type TextKey } from '../../app/i18n/translate.ts';

const texts = (common: object, more: object = {}) => ({ common, ...more }) as Translations;
/** The type knows the portal's keys only. */
const key = (text: string) => text as TextKey;

test('a key alone is of the common texts, with a namespace of that one', () => {
  const { t } = createTranslate('en', texts({ menu: 'Menu' }, { top: { menu: 'Dishes' } }));
  expect([t(key('menu')), t(key('top:menu'))]).toEqual(['Menu', 'Dishes']);
});

test('blanks are filled once, and what fills them is not read again', () => {
  const { t } = createTranslate('ja', texts({ from: '{{place}}から{{place}}まで、{{rest}}。' }));
  expect(t(key('from'), { place: '{{rest}} $& $t(from)', rest: 3 })).toBe(
    '{{rest}} $& $t(from)から{{rest}} $& $t(from)まで、3。',
  );
  expect(t(key('from'), { place: null })).toBe('からまで、。');
});

test('a number called count chooses the form of the plural, where there are forms', () => {
  const { t } = createTranslate(
    'en',
    texts({ found_one: 'one course', found_other: '{{count}} courses', all: '{{count}}' }),
  );
  expect([0, 1, 2].map((count) => t(key('found'), { count }))).toEqual(['0 courses', 'one course', '2 courses']);
  expect(t(key('all'), { count: 1 })).toBe('1');
  const japanese = createTranslate('ja', texts({ found_other: '{{count}}件' }));
  expect(japanese.t(key('found'), { count: 1 })).toBe('1件');
});

test('texts that come with a screen are added once', () => {
  const { t, add } = createTranslate('en', texts({}));
  expect(t(key('top:title'))).toBe('title');
  add({ top: { title: 'Walks' } } as Translations);
  add({ top: { title: 'Other' } } as Translations);
  expect(t(key('top:title'))).toBe('Walks');
});

test('a key that no text has is a type error', () => {
  const { t } = createTranslate('en', texts({}));
  // @ts-expect-error
  expect(t('noSuchText')).toBe('noSuchText');
  // @ts-expect-error
  expect(t('top:noSuchText')).toBe('noSuchText');
});
