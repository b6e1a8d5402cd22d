import type { Problem } from '../../contract/problem.ts';
import type { T } from '../i18n/i18n.ts';

/** Why a favourite of a member could not be changed. */
export function favouriteProblem({ kind }: Problem, t: T): string {
  if (kind === 'offline') return t('favourite:offline');
  return t(kind === 'unauthorised' ? 'favourite:loggedOut' : 'favourite:failed');
}
