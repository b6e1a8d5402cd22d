import type { ReactNode } from 'react';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path, type Route, route } from '../../routes.ts';

const pages = {
  see: [route('memberDetails')],
  change: [
    ...[route('usernameReset'), route('passwordReset'), route('regionReset'), route('ageReset'), route('genderReset')],
  ],
  remove: [route('memberDelete')],
};

/** What people can do about their data themselves: the pages for it that there are, and in words what there is not yet. */
export function Rights() {
  const { t, href } = usePage();
  return (
    <div className={measure}>
      <DescriptionList
        items={[
          { term: t('policy:see'), description: <Pages routes={pages.see} none={t('policy:seeNothing')} /> },
          { term: t('policy:change'), description: <Pages routes={pages.change} none={t('policy:changeNothing')} /> },
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
                <Pages routes={pages.remove} none={t('policy:removeNothing')} />
              </div>
            ),
          },
          { term: t('policy:ask'), description: t('policy:askText') },
        ]}
      />
    </div>
  );
}

function Pages({ routes, none }: { routes: readonly Route[]; none: ReactNode }) {
  const { lang, href } = usePage();
  const built = routes.filter(({ screen }) => screen);
  if (!built.length) return <p>{none}</p>;
  return (
    <ul className={stack.hair}>
      {built.map(({ id, path: address, label }) => (
        <li key={id}>
          <Link href={href(address)} variant="standalone">
            {label[lang]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
