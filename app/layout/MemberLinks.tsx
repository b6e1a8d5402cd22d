import { Button } from '../../ui/Button/index.ts';
import { ButtonLink } from '../../ui/ButtonLink/index.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/Link/index.ts';
import { usePage, usePreferences } from '../PageContext.tsx';
import { isOffered, path, type Route, route } from '../routes.ts';
import { NameIn } from '../text/NameIn.tsx';
import * as css from './MemberLinks.css.ts';
import { useLoginAddress } from './useLoginAddress.ts';

const places = [route('favourites'), route('history'), route('myPage'), route('login')].filter(({ screen }) => screen);

export interface MemberLinksProps {
  /** In the menu each is a button of its own line. */
  look: 'links' | 'buttons';
  className?: string;
}

/** What belongs to whoever is here: favourites and My Page of a member, or the login; and the history, for those who agreed to one. */
export function MemberLinks({ look, className }: MemberLinksProps) {
  const { t, lang, href, member, route: here } = usePage();
  const { consent } = usePreferences();
  const loginAddress = useLoginAddress();
  const offered = places.filter(
    (each) => isOffered(each, member !== null) && (each.id !== 'history' || consent === 'agree'),
  );
  const labelOf = ({ id, label }: Route) =>
    id === 'myPage' && member ? (
      // In one piece: the link sets what it holds apart.
      <span className={css.name}>
        <NameIn name={member.user_name} sentence={(name) => t('memberPage', { name })} />
      </span>
    ) : (
      label[lang]
    );
  return (
    <div className={cx(look === 'links' ? css.links : css.buttons, className)}>
      {offered.map((each) => {
        const { id, path: address } = each;
        const link = { href: id === 'login' ? loginAddress : href(address), children: labelOf(each) };
        return look === 'links' ? (
          <Link key={id} {...link} variant="standalone" isCurrent={here?.id === id} />
        ) : (
          <ButtonLink key={id} {...link} variant="secondary" aria-current={here?.id === id ? 'page' : undefined} />
        );
      })}
      {member && (
        // A form, because leaving changes something.
        <form method="post" action={href(path('login'))}>
          <Button type="submit" variant="quiet" name="intent" value="logout">
            {t('logOut')}
          </Button>
        </form>
      )}
    </div>
  );
}
