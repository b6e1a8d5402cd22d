/** What both accessibility screens read from the namespace `accessibility` by a key that is worked out. */
import type { T } from '../../i18n/i18n.ts';
import type { Resources } from '../../i18n/namespaces.ts';

export type Word = keyof Resources['accessibility'];

/** A rule that nobody has put into words says so beside its id. */
export const ruleName = (t: T, { id, help }: { id: string; help: string }): string =>
  help === id ? t('accessibility:ruleWithoutWords', { rule: id }) : help;

/** What is different between two looks at the same page: what it is called, and its values. */
export const conditions = {
  lang: { label: 'testedLang', values: { ja: 'lang_ja', en: 'lang_en' } },
  text_size: { label: 'textSize', values: { 1: 'textSize_1', 2: 'textSize_2' } },
  viewport: { label: 'viewport', values: { s: 'viewport_s', m: 'viewport_m', l: 'viewport_l' } },
  mode: {
    label: 'mode',
    values: { plain: 'mode_plain', forced: 'mode_forced', reduced: 'mode_reduced', print: 'mode_print' },
  },
} as const satisfies Record<string, { label: Word; values: Record<string, Word> }>;

/** What a page was brought into before it was tested, in the order of the run. */
export const states = [
  'first',
  'cookie-banner',
  'menu',
  'station-chooser',
  'place-refused',
  'offline-alert',
  'interactive-map',
] as const;

/** A state without words is called by its id. */
export const stateName = (t: T, state: string): string => {
  const known = states.find((name) => name === state);
  return known ? t(`accessibility:state_${known}`) : state;
};
