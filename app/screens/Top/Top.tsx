import type { RankedCourse } from '../../../contract/courses.ts';
import type { Api } from '../../../contract/index.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { product } from '../../product.ts';
import { type TopData, TopScreen } from './TopScreen.tsx';

const rankedShown = 5;
const noticesShown = 5;
const recommendedShown = 6;
const photosShown = 4;

/** A ranking of a few visits would only show chance: it stands from three courses with five counts each. */
const coursesToRank = 3;
const countsToRank = 5;

function useful(ranking: readonly RankedCourse[]): readonly RankedCourse[] {
  const counted = ranking.filter(({ count }) => count >= countsToRank);
  return counted.length >= coursesToRank ? counted.slice(0, rankedShown) : [];
}

/** As long as one of the rankings cannot stand, courses are recommended too. */
async function rankings(api: Api): Promise<Pick<TopData, 'walked' | 'accessed' | 'recommended'>> {
  const [walked, accessed] = await Promise.all(
    (['walked', 'accessed'] as const).map(async (type) => useful((await api('GET /ranking', { type })).ranking)),
  );
  const isSparse = !walked!.length || !accessed!.length;
  const recommended = isSparse ? (await api('GET /search', { limit_num: recommendedShown })).courses : [];
  return { walked: walked!, accessed: accessed!, recommended };
}

async function load({ api }: LoadInput) {
  const [season, counts, ranked, { articles }, { notices }, { events }, { banners }, { links }, { photos }] =
    await Promise.all([
      api('GET /season'),
      api('GET /num'),
      rankings(api),
      api('GET /special'),
      api('GET /notice', { limit_num: noticesShown }),
      api('GET /event'),
      api('GET /images'),
      api('GET /link'),
      api('GET /photo_gallery', { limit_num: photosShown }),
    ]);
  const data: TopData = {
    ...{ season, counts, ...ranked, notices, links, photos },
    // Without their bodies: the page only says that they are there.
    articles: articles.map(({ body: _, ...article }) => article),
    events: events.map(({ body: _, ...event }) => event),
    banners: banners.filter(({ position }) => position === 'top'),
  };
  return { data };
}

const head = ({ i18n, route, origin }: HeadInput<TopData>) => ({
  label: route.label[i18n.lang],
  description: i18n.t('top:description'),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: product.name[i18n.lang],
      url: `${origin}/`,
      inLanguage: i18n.lang,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/map?keyword={search_term_string}${i18n.lang === 'ja' ? '' : `&lang=${i18n.lang}`}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});

export const top: ScreenModule<TopData> = { load, head, Screen: ({ data }) => <TopScreen {...data} /> };
