/** Finds a text and fills its blanks: all that the portal needs of a translation library. */
import type { Language } from '../../contract/values.ts';
import type { Namespace, Resources, Translations } from './namespaces.ts';

/** `count_one` and `count_other` are asked for as `count`. */
type KeyOf<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Base}_${'one' | 'other'}`
    ? Key | Base
    : Key
  : never;

/** A text of `common` by its key, any other as `namespace:key`. */
export type TextKey =
  | KeyOf<Resources['common']>
  | { [Name in Namespace]: `${Name}:${KeyOf<Resources[Name]> & string}` }[Namespace];

/** What stands in the blanks; `count` also chooses the form of the plural. */
export type Blanks = Readonly<Record<string, string | number | null | undefined>>;

export type T = (key: TextKey, blanks?: Blanks) => string;

const defaultNamespace = 'common';

export function createTranslate(lang: Language, base: Translations): { t: T; add: (texts: Translations) => void } {
  const namespaces = new Map<string, Readonly<Record<string, string>>>();
  const plurals = new Intl.PluralRules(lang);
  const add = (translations: Translations) => {
    for (const [namespace, texts] of Object.entries(translations))
      if (!namespaces.has(namespace)) namespaces.set(namespace, texts as Record<string, string>);
  };
  add(base);
  return {
    add,
    t: (id, blanks = {}) => {
      const colon = id.indexOf(':');
      const key = id.slice(colon + 1);
      const texts = namespaces.get(colon < 0 ? defaultNamespace : id.slice(0, colon));
      const { count } = blanks;
      const form = typeof count === 'number' ? texts?.[`${key}_${plurals.select(count)}`] : undefined;
      const text = form ?? texts?.[key] ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(blanks[name] ?? ''));
    },
  };
}
