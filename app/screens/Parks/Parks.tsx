import { areas } from '../../../contract/bands.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type ParksData, ParksScreen } from './ParksScreen.tsx';

/** The area is the chosen municipality's own, unless the address names another: then it asks for what cannot be. */
async function load({ api, query }: LoadInput) {
  const [askedArea, askedTown] = [query.get('area') ?? '', query.get('municipality') ?? ''];
  const { municipalities } = await api('GET /get_municipalities');
  const town = municipalities.find(({ slug }) => slug === askedTown) ?? null;
  const area = areas.find((each) => each === askedArea) ?? town?.area ?? areas[0];
  const isAreaWrong = askedArea !== '' && askedArea !== area;
  const isTownWrong = askedTown !== '' && town?.area !== area;
  const wrong = isAreaWrong ? 'area' : isTownWrong ? 'municipality' : null;

  const towns = municipalities.filter((each) => each.area === area);
  const { parks } = await api('GET /park', { municipality: (town && !wrong ? [town] : towns).map(({ slug }) => slug) });
  const data: ParksData = { area, towns, town: wrong ? null : town, parks, wrong };
  return { data, status: wrong ? (422 as const) : (200 as const) };
}

function head({ i18n, route, data: { area, town } }: HeadInput<ParksData>) {
  const canonicalQuery = town ? `area=${area}&municipality=${town.slug}` : area !== areas[0] && `area=${area}`;
  return {
    label: route.label[i18n.lang],
    description: i18n.t('parks:description'),
    ...(canonicalQuery && { canonicalQuery }),
  };
}

export const parks: ScreenModule<ParksData> = { load, head, Screen: ({ data }) => <ParksScreen {...data} /> };
