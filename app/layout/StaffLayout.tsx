import { Breadcrumbs } from '../../ui/Breadcrumbs/index.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { SkipLink } from '../../ui/SkipLink/index.ts';
import { usePage } from '../PageContext.tsx';
import type { FrameProps } from '../page.ts';
import { product } from '../product.ts';
import { path, route as routeOf } from '../routes.ts';
import * as css from './Layout.css.ts';
import { Switches } from './Switches.tsx';

/** The frame of pages for staff: nothing of the public's pages, so that nobody works there by mistake. */
export function StaffLayout({ crumbs, children }: FrameProps) {
  const { t, lang, href, isOnline } = usePage();
  // The first crumb is the public's top page.
  const own = crumbs.slice(1);
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <header className={css.header}>
        <PageWidth className={css.masthead}>
          <a href={href(path('staff'))} className={css.brand}>
            <span className={css.brandName}>
              {product.name[lang]} {routeOf('staff').label[lang]}
            </span>
          </a>
          <div className={css.staffSwitches}>
            <Switches />
          </div>
        </PageWidth>
      </header>
      {!isOnline && (
        <section aria-label={t('announcements')}>
          <PageWidth className={css.above}>
            <Notice tone="warning" heading={t('offlineNote')} />
          </PageWidth>
        </section>
      )}
      {own.length > 1 && (
        <PageWidth className={css.crumbs}>
          <Breadcrumbs
            label={t('breadcrumbs')}
            items={own.map((crumb) => ({ label: crumb.label, href: href(crumb.path) }))}
          />
        </PageWidth>
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        <PageWidth>{children}</PageWidth>
      </main>
    </>
  );
}
