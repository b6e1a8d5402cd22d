/** A page's place in the site and what its head says, derived from the route table and the screen. */
import type { Language } from '../contract/values.ts';
import { address } from './addresses.ts';
import type { I18n } from './i18n/i18n.ts';
import type { Crumb, Head, Page } from './page.ts';
import { product } from './product.ts';
import { isIndexed, parentOf } from './routes.ts';

export interface PageHead {
  title: string;
  label: string;
  description: string;
  canonical: string;
  alternates: { lang: Language; href: string }[];
  crumbs: Crumb[];
  jsonLd: object[];
  isIndexed: boolean;
  /** Address of a picture with the page's address as a code. */
  code: string | undefined;
}

/** From the top page down to this one. */
function crumbsOf(page: Page, head: Head, here: string, lang: Language): Crumb[] {
  const above: Crumb[] = [];
  for (let route = page.route && parentOf(page.route); route; route = parentOf(route))
    above.unshift({ label: route.label[lang], path: route.path });
  // A variant of the page has a crumb of its own only where it has a name of its own.
  const own = head.label === page.route?.label[lang] ? page.path : here;
  return [...above, ...(head.crumbs ?? []), { label: head.label, path: own }];
}

const breadcrumbList = (crumbs: readonly Crumb[], url: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url(path),
  })),
});

export function pageHead(page: Page, i18n: I18n, origin: string): PageHead {
  const { lang, t } = i18n;
  const head: Head =
    page.failure || !page.module
      ? { label: t(`failure:${page.failure?.kind ?? 'failed'}Title`), description: t('tagline'), isIndexed: false }
      : page.module.head({ data: page.data, i18n, route: page.route!, path: page.path, origin });
  const here = page.path + (head.canonicalQuery ? `?${head.canonicalQuery}` : '');
  const crumbs = page.failure ? [] : crumbsOf(page, head, here, lang);
  const url = (path: string) => origin + address(path, lang);
  return {
    title: `${product.name[lang]} - ${head.title ?? head.label}`,
    label: head.label,
    description: head.description,
    canonical: url(here),
    alternates: (['ja', 'en'] as const).map((each) => ({ lang: each, href: origin + address(here, each) })),
    crumbs,
    // Only the document has it.
    jsonLd: import.meta.env.SSR
      ? [...(crumbs.length > 1 ? [breadcrumbList(crumbs, url)] : []), ...(head.jsonLd ?? [])]
      : [],
    isIndexed: page.route !== null && isIndexed(page.route) && head.isIndexed !== false && page.status === 200,
    code: head.code && address(head.code, lang),
  };
}

/** What stands at the foot of each printed sheet of the page, as `content` of CSS. */
export const sheetOf = ({ title, canonical, code }: PageHead): string =>
  (code ? `url(${code}) ` : '') + JSON.stringify(`${title}  ${canonical}`);
