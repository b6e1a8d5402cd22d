import type { Api } from '../../../contract/index.ts';
import type { InstitutionKind } from '../../../contract/institutionKinds.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type CrossSearchData, CrossSearchScreen } from './CrossSearchScreen.tsx';
import type { InstitutionsOfTown } from './Institutions.tsx';

const pageSize = 20;
/** How many shops or facilities of each kind the page shows. */
const shownOfKind = 3;
const noneOfKind = { institutions: [], total: 0 };
const noInstitutions: InstitutionsOfTown = { cooperation: noneOfKind, sponsor: noneOfKind, playground: noneOfKind };

async function institutionsOf(town: string, api: Api): Promise<InstitutionsOfTown> {
  const ofKind = (category: InstitutionKind) =>
    api('GET /institutions', { category, municipalities: [town], limit_num: shownOfKind });
  const [cooperation, sponsor, playground] = await Promise.all([
    ofKind('cooperation'),
    ofKind('sponsor'),
    ofKind('playground'),
  ]);
  return { cooperation, sponsor, playground };
}

async function load({ api, query }: LoadInput) {
  const wanted = query.get('municipality') ?? '';
  const { municipalities } = await api('GET /get_municipalities');
  const town = municipalities.find(({ slug, code }) => slug === wanted || String(code) === wanted) ?? null;
  const none: CrossSearchData = {
    municipalities,
    town,
    wrong: null,
    courses: [],
    total: 0,
    page: 1,
    pageCount: 0,
    parks: [],
    institutions: noInstitutions,
  };
  if (!town)
    return wanted ? { data: { ...none, wrong: 'municipality' as const }, status: 422 as const } : { data: none };

  const municipality = [town.slug];
  const [found, { parks }, institutions] = await Promise.all([
    asked(api('GET /search', { municipality, page_num: pageNumber(query), limit_num: pageSize })),
    api('GET /park', { municipality }),
    institutionsOf(town.slug, api),
  ]);
  if (!found.value) return { data: { ...none, wrong: 'page' as const, parks, institutions }, status: 422 as const };
  const { courses, total, page_num: page } = found.value;
  return { data: { ...none, courses, total, page, pageCount: Math.ceil(total / pageSize), parks, institutions } };
}

function head({ i18n, route, data: { town, page, pageCount } }: HeadInput<CrossSearchData>) {
  const label = route.label[i18n.lang];
  if (!town) return { label, description: i18n.t('crossSearch:description') };
  const named = i18n.t('crossSearch:label', { label, name: town.name });
  return {
    label: named,
    ...(page > 1 && { title: i18n.t('titlePage', { title: named, page, pageCount }) }),
    description: i18n.t('crossSearch:descriptionOf', { name: town.name }),
    canonicalQuery: `municipality=${town.slug}${page > 1 ? `&page=${page}` : ''}`,
  };
}

export const crossSearch: ScreenModule<CrossSearchData> = {
  load,
  head,
  Screen: ({ data }) => <CrossSearchScreen {...data} />,
};
