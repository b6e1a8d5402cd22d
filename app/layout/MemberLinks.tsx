import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import { NameIn } from '../text/NameIn.tsx';
import { useLoginAddress } from './useLoginAddress.ts';

/** The way to the login, or who has logged in and the way out: a form, because leaving changes something. */
export function MemberLinks() {
  const { t, href, member } = usePage();
  const loginAddress = useLoginAddress();
  if (!member) {
    return (
      <Link href={loginAddress} variant="standalone">
        {t('logIn')}
      </Link>
    );
  }
  return (
    <div className={cluster.s}>
      <Link href={href(path('usernameReset'))} variant="standalone">
        {/* In one piece: the link sets what it holds apart. */}
        <span>
          <NameIn name={member.user_name} sentence={(name) => t('memberName', { name })} />
        </span>
      </Link>
      <form method="post" action={href(path('login'))}>
        <Button type="submit" variant="quiet" name="intent" value="logout">
          {t('logOut')}
        </Button>
      </form>
    </div>
  );
}
