import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button/index.ts';
import { Footpath } from '../../ui/Footpath/index.ts';
import { Link } from '../../ui/Link/index.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { usePage } from '../PageContext.tsx';
import { footerGroupOf, footerGroups, path, type Route } from '../routes.ts';
import * as css from './Layout.css.ts';

export interface FooterProps {
  items: readonly { id: string; label: string; href: string; isCurrent: boolean }[];
  route: Route | null;
  /** Shows the cookie banner; before JavaScript has loaded the control leads to the policy page. */
  onReopenBanner?: (() => void) | undefined;
}

/** The foot of every page: all pages, who answers questions, and the choice about cookies. */
export function Footer({ items, route, onReopenBanner }: FooterProps) {
  const { t, lang, href, settings } = usePage();
  const reopen = (event: SubmitEvent) => {
    event.preventDefault();
    onReopenBanner?.();
  };
  return (
    <footer className={css.footer}>
      <PageWidth className={css.footerInner}>
        <Footpath />
        <nav id="footer-navigation" aria-label={t('footerNavigation')} tabIndex={-1} className={css.footerGroups}>
          {footerGroups.map((group) => (
            <div key={group} className={css.footerGroup}>
              <p id={`footer-${group}`} className={css.footerHeading}>
                {t(`footer_${group}`)}
              </p>
              <ul aria-labelledby={`footer-${group}`} className={css.footerList}>
                {items
                  .filter(({ id }) => footerGroupOf(id) === group)
                  .map((item) => (
                    <li key={item.id}>
                      <Link href={item.href} variant="standalone" isCurrent={item.isCurrent && item.id === route?.path}>
                        {item.label}
                      </Link>
                    </li>
                  ))}
                {group === 'site' && (
                  <li>
                    <Link href={settings.contactUrl} variant="standalone" isExternal externalLabel={t('external')}>
                      {t('contact')}
                    </Link>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        {/* Without JavaScript it leads to the page where the choice can be changed. */}
        <form method="get" action={`${href(path('cookiePolicy'))}#consent`} onSubmit={onReopenBanner && reopen}>
          {lang !== 'ja' && <input type="hidden" name="lang" value={lang} />}
          <Button type="submit" variant="quiet">
            {t('cookieSettings')}
          </Button>
        </form>
        <p className={css.sample}>{t('sample')}</p>
        <p>
          <Link href="#main" variant="standalone">
            {t('backToTop')}
          </Link>
        </p>
      </PageWidth>
    </footer>
  );
}
