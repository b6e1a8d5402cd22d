import { cx } from '../../../ui/cx.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { withJavaScript, withoutJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure } from '../../../ui/layout.css.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage, usePreferences } from '../../PageContext.tsx';
import type { KeptCounts } from '../../profile/useKeptCounts.ts';
import { path } from '../../routes.ts';

/** What this device keeps and the server does not know: how much of it there is, and where it is seen and removed. */
export function KeptHere({ favourites, visits, saved, hasDraft }: KeptCounts) {
  const { t, href } = usePage();
  const { consent } = usePreferences();
  const isHydrated = useHydrated();
  return (
    <Section heading={t('myPage:kept')} lead={t('myPage:keptLead')}>
      <div className={cx(measure, withJavaScript)} data-waiting={!isHydrated || undefined}>
        <DescriptionList
          items={[
            {
              term: t('myPage:keptFavourites'),
              description: (
                <Link href={href(path('history'), { list: 'favourites' })} variant="standalone">
                  {t('myPage:keptFavouritesCount', { count: favourites })}
                </Link>
              ),
            },
            {
              term: t('myPage:keptHistory'),
              description:
                consent === 'agree' ? (
                  <Link href={href(path('history'))} variant="standalone">
                    {t('myPage:keptHistoryCount', { count: visits })}
                  </Link>
                ) : (
                  t('myPage:noHistory')
                ),
            },
            {
              term: t('myPage:keptSaved'),
              description: (
                <Link href={href(path('offline'))} variant="standalone">
                  {t('myPage:keptSavedCount', { count: saved })}
                </Link>
              ),
            },
            ...(hasDraft
              ? [
                  {
                    term: t('myPage:keptDraft'),
                    description: (
                      <Link href={href(path('photoUpload'))} variant="standalone">
                        {t('myPage:keptDraftOpen')}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <p className={withoutJavaScript}>{t('myPage:keptWithout')}</p>
    </Section>
  );
}
