import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

/** The way to the login, or who has logged in and the way out: a form, because leaving changes something. */
export function MemberLinks() {
  const { t, href, member, route, path: herePath, query } = usePage();
  if (!member) {
    // From the login itself the login leads where it would have led.
    const next = route?.id === 'login' ? query.get('next') : `${herePath}${query.size ? `?${query}` : ''}`;
    return (
      <Link href={href(path('login'), { next: next === '/' ? null : next })} variant="standalone">
        {t('logIn')}
      </Link>
    );
  }
  return (
    <div className={cluster.s}>
      <Link href={href(path('usernameReset'))} variant="standalone">
        {t('memberName', { name: member.user_name })}
      </Link>
      <form method="post" action={href(path('login'))}>
        <Button type="submit" variant="quiet" name="intent" value="logout">
          {t('logOut')}
        </Button>
      </form>
    </div>
  );
}
