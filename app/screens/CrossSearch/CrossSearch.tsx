import { ApiError } from '../../../contract/apiError.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type CrossSearchData, CrossSearchScreen } from './CrossSearchScreen.tsx';

const pageSize = 20;

async function load({ api, query }: LoadInput) {
  const asked = query.get('municipality') ?? '';
  const { municipalities } = await api('GET /get_municipalities');
  const town = municipalities.find(({ slug, code }) => slug === asked || String(code) === asked) ?? null;
  const none: CrossSearchData = {
    municipalities,
    town,
    wrong: null,
    courses: [],
    total: 0,
    page: 1,
    pageCount: 0,
    parks: [],
  };
  if (!town)
    return asked ? { data: { ...none, wrong: 'municipality' as const }, status: 422 as const } : { data: none };

  const municipality = [town.slug];
  // As written in the address: whether it is a page is the API's to say.
  const page_num = (query.get('page') ?? 1) as number;
  const [found, { parks }] = await Promise.all([
    api('GET /search', { municipality, page_num, limit_num: pageSize }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'E422') return null;
      throw error;
    }),
    api('GET /park', { municipality }),
  ]);
  if (!found) return { data: { ...none, wrong: 'page' as const, parks }, status: 422 as const };
  const { courses, total, page_num: page } = found;
  return { data: { ...none, courses, total, page, pageCount: Math.ceil(total / pageSize), parks } };
}

function head({ i18n, route, data: { town, page } }: HeadInput<CrossSearchData>) {
  const label = route.label[i18n.lang];
  if (!town) return { label, description: i18n.t('crossSearch:description') };
  return {
    label: i18n.t('crossSearch:label', { label, name: town.name }),
    description: i18n.t('crossSearch:descriptionOf', { name: town.name }),
    canonicalQuery: `municipality=${town.slug}${page > 1 ? `&page=${page}` : ''}`,
  };
}

export const crossSearch: ScreenModule<CrossSearchData> = {
  load,
  head,
  Screen: ({ data }) => <CrossSearchScreen {...data} />,
};
