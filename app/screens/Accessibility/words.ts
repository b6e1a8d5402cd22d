import type { Language } from '../../../contract/values.ts';
import en from '../../i18n/en/accessibility.json' with { type: 'json' };
import ja from '../../i18n/ja/accessibility.json' with { type: 'json' };
import { usePage } from '../../PageContext.tsx';

const words = { ja, en } satisfies Record<Language, Record<keyof typeof ja, string>>;

export type Word = keyof typeof ja;
export type Say = (word: Word, values?: Record<string, string | number>) => string;

/** The words of these two screens come with them: they are many, and most visitors never open them. */
export const sayIn =
  (lang: Language): Say =>
  (word, values = {}) =>
    words[lang][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

/** A rule that nobody has put into words says so beside its id. */
export const ruleName = (say: Say, { id, help }: { id: string; help: string }): string =>
  help === id ? say('ruleWithoutWords', { rule: id }) : help;

/** What a page was brought into before it was tested; one without words is called by its id. */
export const stateIn = (say: Say, state: string): string => {
  const word = `state_${state}`;
  return word in ja ? say(word as Word) : state;
};

/** All states that have words, with the word for each. */
export const statesInWords: Record<string, Word> = Object.fromEntries(
  (Object.keys(ja) as Word[])
    .filter((word) => word.startsWith('state_'))
    .map((word) => [word.slice('state_'.length), word]),
);

export function useWords() {
  const page = usePage();
  return { ...page, say: sayIn(page.lang) };
}
