import type { ReactNode } from 'react';
import type { Language } from '../../contract/values.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/index.ts';
import { cx } from '../../ui/cx.ts';
import { Footpath } from '../../ui/Footpath/index.ts';
import { HamburgerMenu } from '../../ui/HamburgerMenu/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { NavigationBar } from '../../ui/NavigationBar/index.ts';
import { Notice } from '../../ui/Notice/index.ts';
import { PageWidth } from '../../ui/PageWidth/index.ts';
import { SkipLink } from '../../ui/SkipLink/index.ts';
import { address } from '../addresses.ts';
import { usePage } from '../PageContext.tsx';
import type { Crumb, SiteAlert } from '../page.ts';
import { product } from '../product.ts';
import { isOffered, linkedFrom, path, type Route } from '../routes.ts';
import { languageOfWords } from '../text/languageOfWords.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import * as css from './Layout.css.ts';
import { MemberLinks } from './MemberLinks.tsx';
import { languages, Switches, useHere } from './Switches.tsx';
import { useBannerFocus } from './useBannerFocus.ts';
import { useLoginAddress } from './useLoginAddress.ts';

export interface LayoutProps {
  /** Route of the open page; null on an error page. */
  route: Route | null;
  crumbs: readonly Crumb[];
  siteAlerts: readonly SiteAlert[];
  isBannerVisible: boolean;
  onConsent?: (choice: 'agree' | 'reject') => void;
  onReopenBanner?: () => void;
  /** When the copy that is shown was made; null or nothing: it is the page itself. */
  copiedAt?: string | undefined;
  /** Of a preview: what it is, above everything else. */
  above?: ReactNode;
  /** Between the page and its foot: the hint that it can be installed. */
  below?: ReactNode;
  children: ReactNode;
}

/** The frame of all pages for the public. Everything in it works before JavaScript has loaded: links, and forms that post the choice and come back. */
export function Layout({
  route,
  crumbs,
  siteAlerts,
  isBannerVisible,
  onConsent,
  onReopenBanner,
  above,
  below,
  copiedAt,
  children,
}: LayoutProps) {
  const { t, i18n, lang, href, path: herePath, isOnline, member } = usePage();
  const loginAddress = useLoginAddress();
  const here = useHere();
  const back = <input type="hidden" name="next" value={here} />;
  const items = (routes: readonly Route[]) =>
    routes.map((each) => ({
      id: each.path,
      label: each.label[lang],
      href: each.id === 'login' ? loginAddress : href(each.path),
      isCurrent: each.path === route?.path || (each.path !== '/' && herePath.startsWith(`${each.path}/`)),
    }));
  const bar = items(linkedFrom('bar'));
  const { banner, reopenBanner } = useBannerFocus(isBannerVisible, onReopenBanner);
  const other = languages.find((each) => each.lang !== lang)!;
  // Its results have the form of their own, and no switches.
  const isSearch = route?.id === 'siteSearch';
  const switches = !isSearch && <Switches />;

  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {above}
      {isBannerVisible && <CookieBanner ref={banner} back={back} onConsent={onConsent} />}
      <header className={css.header}>
        <PageWidth className={css.masthead}>
          <a href={href(path('top'))} className={css.brand}>
            <span className={css.brandName}>{product.name[lang]}</span>
            <Footpath className={css.brandPath} />
          </a>
          {/* Without JavaScript the row of all switches stands below. */}
          {!isSearch && (
            <a
              href={address(here, other.lang)}
              lang={other.lang}
              hrefLang={other.lang}
              className={cx(css.otherLanguage, withJavaScript)}
            >
              {other.label}
            </a>
          )}
          <div className={css.onlyS}>
            <HamburgerMenu label={t('menu')} title={t('menu')} closeLabel={t('close')}>
              {!isSearch && (
                <div className={css.menuSearch}>
                  <HeaderSearch />
                </div>
              )}
              <ul className={css.menuList}>
                {items(linkedFrom('bar')).map((item) => (
                  <li key={item.id}>
                    <a href={item.href} className={css.menuLink} aria-current={item.isCurrent ? 'page' : undefined}>
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
              {switches && <div className={css.menuSwitches}>{switches}</div>}
              <MemberLinks look="buttons" />
            </HamburgerMenu>
          </div>
          {!isSearch && (
            <>
              <div className={css.siteSearch}>
                <HeaderSearch />
              </div>
              <a href={href(path('siteSearch'))} className={css.searchLink}>
                <Icon name="magnifying-glass" label={t('siteSearch')} />
              </a>
            </>
          )}
          <div className={css.switches}>
            {switches}
            <MemberLinks look="links" className={css.personalFromM} />
          </div>
        </PageWidth>
        <PageWidth>
          <NavigationBar label={t('navigation')} items={bar} />
        </PageWidth>
      </header>
      {(!isOnline || copiedAt || siteAlerts.length > 0) && (
        // Before the main part, where the skip link would lead past it: a landmark of its own can be found.
        <section aria-label={t('announcements')}>
          <PageWidth className={css.above}>
            {!isOnline && <Notice tone="warning" heading={t('offlineNote')} />}
            {copiedAt && <Notice heading={t('copyNote', { time: i18n.moment(copiedAt) })}>{t('copyText')}</Notice>}
            {siteAlerts.map(({ kind, message }) => (
              <Notice
                key={kind}
                tone={kind === 'heat' ? 'warning' : 'info'}
                heading={kind === 'heat' ? t('alertHeat') : t('alertInfo')}
              >
                {message}
              </Notice>
            ))}
          </PageWidth>
        </section>
      )}
      {crumbs.length > 1 && (
        <PageWidth className={crumbs.length > 2 ? css.crumbs : css.oneCrumb}>
          <Breadcrumbs
            label={t('breadcrumbs')}
            items={crumbs.map((crumb) => ({ label: crumbLabel(crumb.label, lang), href: href(crumb.path) }))}
          />
        </PageWidth>
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        <PageWidth>{children}</PageWidth>
      </main>
      {below}
      <Footer
        items={items(linkedFrom('footer').filter((each) => isOffered(each, member !== null)))}
        route={route}
        onReopenBanner={onReopenBanner && reopenBanner}
      />
    </>
  );
}

/** A page about what somebody wrote bears its words, in whatever language. */
const crumbLabel = (label: string, lang: Language): ReactNode => {
  const own = languageOfWords(label);
  return own && own !== lang ? <span lang={own}>{label}</span> : label;
};
