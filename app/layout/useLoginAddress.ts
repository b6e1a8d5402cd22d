import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

/** Of the login that leads back to this page. */
export function useLoginAddress(): string {
  const { href, route, path: herePath, query } = usePage();
  // From the login itself the login leads where it would have led.
  const next = route?.id === 'login' ? query.get('next') : `${herePath}${query.size ? `?${query}` : ''}`;
  return href(path('login'), { next: next === '/' ? null : next });
}
