import { Button } from '../../../ui/Button/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';

const pages = [route('favourites'), route('myPhotos'), route('memberDetails'), route('memberData')].filter(
  ({ screen }) => screen,
);

/** The other pages of a member, and the way out. */
export function MemberPages() {
  const { t, lang, href } = usePage();
  return (
    <Section heading={t('myPage:pages')}>
      <ul className={stack.hair}>
        {pages.map(({ id, path: address, label }) => (
          <li key={id}>
            <Link href={href(address)} variant="standalone">
              {label[lang]}
            </Link>
          </li>
        ))}
      </ul>
      <form method="post" action={href(path('login'))}>
        <Button type="submit" variant="secondary" name="intent" value="logout">
          {t('logOut')}
        </Button>
      </form>
    </Section>
  );
}
