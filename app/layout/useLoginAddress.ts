import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

/** Of the login that leads back to this page. */
export function useLoginAddress(): string {
  const { href, route, path: herePath, query } = usePage();
  // From the login itself the login leads where it would have led, and nobody returns to a form of visitors or to its outcome.
  const here =
    route?.for === 'visitor' || route?.isOutcome ? path('myPage') : `${herePath}${query.size ? `?${query}` : ''}`;
  const next = route?.id === 'login' ? query.get('next') : here;
  return href(path('login'), { next: next === '/' ? null : next });
}
