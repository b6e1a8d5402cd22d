/** What both accessibility screens read from the namespace `accessibility` by a key that is worked out. */
import type { T } from '../../i18n/i18n.ts';
import type { Resources } from '../../i18n/namespaces.ts';

export type Word = keyof Resources['accessibility'];

/** A rule that nobody has put into words says so beside its id. */
export const ruleName = (t: T, { id, help }: { id: string; help: string }): string =>
  help === id ? t('accessibility:ruleWithoutWords', { rule: id }) : help;

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
