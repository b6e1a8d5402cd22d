import type { Problem } from '../../contract/problem.ts';
import { Link } from '../../ui/Link/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

/** Where something could not be done because the login has ended: the login that leads back here. */
export function LogInAgain({ problem }: { problem: Problem | null | undefined }) {
  const { t, href, path: here, query } = usePage();
  if (problem?.kind !== 'unauthorised') return null;
  return (
    <p>
      <Link href={href(path('login'), { next: `${here}${query.size ? `?${query}` : ''}` })} variant="standalone">
        {t('logIn')}
      </Link>
    </p>
  );
}
