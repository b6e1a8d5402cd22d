import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Banner } from '../../ui/Banner/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { cluster } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';

export interface CookieBannerProps {
  /** Hidden field that brings the form back to this page. */
  back: ReactNode;
  onConsent?: ((choice: 'agree' | 'reject') => void) | undefined;
  ref?: Ref<HTMLElement>;
}

/** In the flow of the page, so that it never covers what has the focus; both answers weigh the same. */
export function CookieBanner({ back, onConsent, ref }: CookieBannerProps) {
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
  const answers = (
    <form method="post" action="/preferences" onSubmit={choose} className={cluster.s}>
      {back}
      <Button variant="secondary" type="submit" name="consent" value="agree">
        {t('agree')}
      </Button>
      <Button variant="secondary" type="submit" name="consent" value="reject">
        {t('reject')}
      </Button>
    </form>
  );
  return (
    <Banner ref={ref} label={t('cookieTitle')} actions={answers}>
      <p>
        {t('cookieText')} <Link href={href(path('cookiePolicy'))}>{t('cookiePolicy')}</Link>
      </p>
    </Banner>
  );
}
