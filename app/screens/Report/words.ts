import type { T } from '../../i18n/i18n.ts';
import { institutionPath } from '../../institutions/kinds.ts';
import { path } from '../../routes.ts';
import type { Thing } from './data.ts';

/** The page of what is reported. */
export const pathOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): string =>
  kind === 'course' ? path('course', { id }) : institutionPath({ kind, id });

/** 「出発：上野駅」: start and goal often have one name. */
export function pointInWords({ role, name }: Thing['points'][number], t: T): string {
  if (role === 'start') return t('report:start', { name });
  return role === 'goal' ? t('report:goal', { name }) : name;
}
