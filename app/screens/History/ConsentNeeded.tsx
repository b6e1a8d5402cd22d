import { Button } from '../../../ui/Button/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import type { Consent } from '../../preferences.ts';
import { path } from '../../routes.ts';

/** Why there is no history, and how to have one; with or without JavaScript. */
export function ConsentNeeded({ consent }: { consent: Consent }) {
  const { t, href } = usePage();
  return (
    <Notice heading={t('history:consentTitle')} headingLevel={2}>
      <div className={stack.s}>
        <p>{t(consent === 'reject' ? 'history:consentRejected' : 'history:consentUndecided')}</p>
        <p>{t('history:consentWhat')}</p>
        <form method="post" action="/preferences" className={cluster.s}>
          <input type="hidden" name="next" value={href(path('history'))} />
          <Button variant="secondary" type="submit" name="consent" value="agree">
            {t('history:agree')}
          </Button>
          <Link href={href(path('cookiePolicy'))} variant="standalone">
            {t('cookiePolicy')}
          </Link>
        </form>
      </div>
    </Notice>
  );
}
