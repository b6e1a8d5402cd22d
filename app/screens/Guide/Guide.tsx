import { ApiError } from '../../../contract/apiError.ts';
import type { Language } from '../../../contract/values.ts';
import { blocksOf, guidesOf } from '../../guides/content.ts';
import { type GuideRow, readingMinutes } from '../../guides/guide.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { product } from '../../product.ts';
import { type GuideData, GuideScreen } from './GuideScreen.tsx';

const coursesShown = 3;

const named = (guide: GuideRow | undefined, lang: Language) =>
  guide ? { id: guide.id, title: guide.title[lang] } : null;

async function load({ api, route, params, lang }: LoadInput) {
  const series = route.props!.guides!;
  const guides = await guidesOf(series);
  const at = guides.findIndex(({ id }) => String(id) === params.id);
  if (at < 0) throw new ApiError('E404', 'No such guide');
  const { id, title, lead, tint, publishedOn, courses } = guides[at]!;
  const [blocks, found] = await Promise.all([
    blocksOf(series, id, lang),
    api('GET /search', { ...courses.search, limit_num: coursesShown }),
  ]);
  const data: GuideData = {
    ...{ series, tint, publishedOn, blocks, title: title[lang], lead: lead[lang] },
    ...{ place: at + 1, count: guides.length, minutes: readingMinutes(blocks, lang) },
    ...{ previous: named(guides[at - 1], lang), next: named(guides[at + 1], lang) },
    fitting: {
      ...{ heading: courses.heading[lang], search: courses.search },
      ...{ courses: found.courses, total: found.total },
    },
  };
  return { data };
}

const head = ({ data: { title, lead, publishedOn }, i18n: { lang }, origin, path }: HeadInput<GuideData>) => {
  const publisher = { '@type': 'Organization', name: product.name[lang], url: `${origin}/` };
  return {
    label: title,
    description: lead,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        ...{ headline: title, description: lead, datePublished: publishedOn, inLanguage: lang, url: origin + path },
        ...{ author: publisher, publisher },
      },
    ],
  };
};

export const guide: ScreenModule<GuideData> = { load, head, Screen: ({ data }) => <GuideScreen {...data} /> };
