/** What screens, components and their states are called in English: written by hand, beside the Japanese names of the stories. */
import { routes } from '../app/routes.ts';
import names from './names.en.json' with { type: 'json' };

interface Entry {
  title: string;
  name: string;
  exportName?: string;
}

/** `NoneConfirmed` becomes `None confirmed`. */
export function wordsOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

/** A screen that is called as its page is has the name of the route table; a component, that of its code. */
export function englishSubject(title: string): string {
  const own = (names.subjects as Record<string, string>)[title];
  if (own) return own;
  const last = title.split('/').at(-1)!;
  return routes.find(({ label }) => label.ja === last)?.label.en ?? last.split(' ')[0]!;
}

/** `部品/操作 Actions/Button ボタン: 長い文`, `Button: Long text`. */
export const titleOfStory = (story: Entry) => ({
  ja: `${story.title}: ${story.name}`,
  en: `${englishSubject(story.title)}: ${englishState(story)}`,
});

/** A state that nobody has named yet, as of another version, is called by its code. */
export const englishState = ({ name, exportName }: Entry): string =>
  (names.states as Record<string, string>)[name] ?? wordsOf(exportName ?? name);
