import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path, type Route, route } from '../../routes.ts';

const pages = {
  see: [route('memberDetails'), route('memberData')],
  change: [
    ...[route('usernameReset'), route('passwordReset'), route('regionReset'), route('ageReset'), route('genderReset')],
  ],
  remove: [route('memberDelete')],
};

/** What people can do about their data themselves. Whoever has not logged in is led to the login first. */
export function Rights() {
  const { t, href } = usePage();
  return (
    <div className={measure}>
      <DescriptionList
        items={[
          { term: t('policy:see'), description: <Pages routes={pages.see} /> },
          { term: t('policy:change'), description: <Pages routes={pages.change} /> },
          {
            term: t('policy:remove'),
            description: (
              <div className={stack.xs}>
                <p>{t('policy:removeOnDevice')}</p>
                <p>
                  <Link href={`${href(path('cookiePolicy'))}#consent`} variant="standalone">
                    {t('policy:toCookies')}
                  </Link>
                </p>
                <Pages routes={pages.remove} />
              </div>
            ),
          },
          { term: t('policy:ask'), description: t('policy:askText') },
        ]}
      />
    </div>
  );
}

function Pages({ routes }: { routes: readonly Route[] }) {
  const { lang, href } = usePage();
  return (
    <ul className={stack.hair}>
      {routes.map(({ id, path: address, label }) => (
        <li key={id}>
          <Link href={href(address)} variant="standalone">
            {label[lang]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
