import { matchRoute } from '../../../app/matchRoute.ts';
import type { Finding, SiteCheck } from '../check.ts';
import { look } from './support.ts';

interface NavigationFact {
  /** Repeated blocks: name of the landmark, and its links in order. */
  blocks: { name: string; links: { name: string; to: string }[] }[];
  /** Where the rest of the page leads. */
  leads: string[];
  /** It asks not to be listed: an answer to a search, or an error. */
  isUnlisted: boolean;
}
type Facts = Parameters<SiteCheck<NavigationFact>['judge']>[0];

const pathOf = (address: string) => address.split(/[?#]/)[0]!;

const inDifferentOrder = (a: readonly string[], b: readonly string[]) => {
  const common = a.filter((each) => b.includes(each));
  return common.join('\n') !== b.filter((each) => common.includes(each)).join('\n');
};

function judgeLanguage(facts: Facts): (Finding & { id: string })[] {
  const found: (Finding & { id: string })[] = [];
  const firstBlocks = new Map<string, { id: string; links: NavigationFact['blocks'][number]['links'] }>();
  const inAll = (name: string) => facts.every(({ fact }) => fact.blocks.some((block) => block.name === name));
  const names = new Map<string, string>();
  for (const { subject, fact } of facts) {
    for (const { name, links } of fact.blocks) {
      const first = firstBlocks.get(name);
      if (!first) firstBlocks.set(name, { id: subject.id, links });
      else if (
        inDifferentOrder(
          first.links.map(({ to }) => to),
          links.map(({ to }) => to),
        )
      )
        found.push({
          id: subject.id,
          message: `links stand in another order than on ${first.id}`,
          target: `“${name}”`,
        });
      // A site name at the top may lead home beside a link that says so.
      if (!inAll(name) || ['header', 'footer'].includes(name)) continue;
      for (const link of links) {
        const known = names.get(link.to);
        if (known === undefined) names.set(link.to, link.name);
        else if (known !== link.name)
          found.push({
            id: subject.id,
            message: `${link.to} is “${link.name}” here and “${known}” elsewhere`,
            target: `“${name}”`,
          });
      }
    }
  }
  return [...found, ...judgeWays(facts)];
}

/** One of many of a kind: lists and the search lead to it, and not all of their pages are looked at. */
const isOneOfMany = (id: string) => matchRoute(id)?.route.path.includes(':') ?? false;

/** Each page is reached in two ways of these: navigation, site map, links of other pages. */
function judgeWays(facts: Facts): (Finding & { id: string })[] {
  const siteMap = facts.find(({ subject }) => pathOf(subject.id).endsWith('/sitemap'));
  if (!siteMap || !facts.some(({ subject }) => subject.id === '/')) return [];
  return facts
    .filter(({ subject, fact }) => !fact.isUnlisted && pathOf(subject.id) === subject.id && !isOneOfMany(subject.id))
    .flatMap(({ subject: { id } }) => {
      const ways = [
        facts.some(
          ({ subject, fact }) =>
            subject.id !== id && fact.blocks.some(({ links }) => links.some(({ to }) => to === id)),
        ),
        siteMap.fact.leads.includes(id),
        facts.some((other) => other !== siteMap && pathOf(other.subject.id) !== id && other.fact.leads.includes(id)),
      ].filter(Boolean).length;
      return ways >= 2
        ? []
        : [
            {
              id,
              message: `${ways === 1 ? 'only one of navigation, site map and other pages leads' : 'nothing leads'} to it`,
              target: 'body',
            },
          ];
    });
}

export const consistentNavigation: SiteCheck<NavigationFact> = {
  id: 'consistent-navigation',
  criteria: ['3.2.3', '3.2.4', '3.2.6', '2.4.5'],
  name: { ja: 'どのページでも同じ案内', en: 'the same navigation on all pages' },
  kinds: ['page'],
  collect: (page) =>
    look(page, ({ name }) => {
      const to = (link: HTMLAnchorElement) => {
        const url = new URL(link.href);
        url.searchParams.delete('lang');
        return url.origin === location.origin ? `${url.pathname}${url.search}` : url.href;
      };
      const linksIn = (root: Element) =>
        [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter((link) => !link.getAttribute('href')!.startsWith('#') && !link.hreflang && link.checkVisibility())
          // The other language is this page itself.
          .filter((link) => !link.lang || link.lang === document.documentElement.lang);
      const outer = [...document.querySelectorAll('nav, [role=navigation], body header, body footer')].filter(
        (each) => !each.closest('main, article, section') && each.checkVisibility(),
      );
      const blocks = outer.map((block) => ({
        name:
          name(block).length < 40 && block.matches('[aria-label], [aria-labelledby]') ? name(block) : block.localName,
        links: linksIn(block).map((link) => ({ name: name(link), to: to(link) })),
      }));
      const main = document.querySelector('main');
      return {
        blocks,
        leads: main ? [...new Set(linksIn(main).map(to))].map((address) => address.split(/[?#]/)[0]!) : [],
        isUnlisted: document.querySelector('meta[name=robots][content*=noindex]') !== null,
      };
    }),
  judge: (facts) =>
    (['ja', 'en'] as const).flatMap((lang) =>
      judgeLanguage(facts.filter(({ subject }) => subject.lang === lang)).map((finding) => ({ ...finding, lang })),
    ),
};
