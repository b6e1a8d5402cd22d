import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './Layout.css.ts';

export interface CookieBannerProps {
  /** Hidden field that brings the form back to this page. */
  back: ReactNode;
  onConsent?: ((choice: 'agree' | 'reject') => void) | undefined;
}

/** In the flow of the page, so that it never covers what has the focus; both answers weigh the same. */
export function CookieBanner({ back, onConsent }: CookieBannerProps) {
  const { t, href } = usePage();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onConsent) return;
    event.preventDefault();
    onConsent(
      (event.nativeEvent as unknown as { submitter: HTMLButtonElement }).submitter.value === 'agree'
        ? 'agree'
        : 'reject',
    );
  };
  return (
    <section aria-label={t('cookieTitle')} className={css.banner}>
      <PageWidth className={css.bannerInner}>
        <p>
          {t('cookieText')} <Link href={href('/about/cookie-policy')}>{t('cookiePolicy')}</Link>
        </p>
        <form method="post" action="/preferences" onSubmit={choose} className={css.bannerButtons}>
          {back}
          <Button variant="secondary" type="submit" name="consent" value="agree">
            {t('agree')}
          </Button>
          <Button variant="secondary" type="submit" name="consent" value="reject">
            {t('reject')}
          </Button>
        </form>
      </PageWidth>
    </section>
  );
}
