import type { FieldErrorKind } from '../../../contract/fieldErrors.ts';
import type { Output } from '../../../contract/index.ts';
import { type SiteKind, siteKinds } from '../../../contract/siteKinds.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { queryFormReady } from './LazyQueryForm.tsx';
import { type SiteSearchData, SiteSearchScreen } from './SiteSearchScreen.tsx';

const pageSize = 20;

/** The query is asked for as it stands in the address; what is wrong beside it is said, and the rest is shown. */
async function find({ api, query }: LoadInput) {
  const q = (query.get('q') ?? '').trim();
  const askedKind = query.get('kind') ?? '';
  const kind = siteKinds.find((each) => each === askedKind) ?? null;
  const nothing: SiteSearchData = { q, kind, found: null, wrong: null };
  if (!q) return { data: nothing };
  const search = (of: SiteKind | null, page_num: string) =>
    api('GET /site_search', { q, ...(of && { kind: of, page_num, limit_num: pageSize }) });
  const refused = (wrong: SiteSearchData['wrong'], found: Output<'GET /site_search'> | null = null) => ({
    data: { ...nothing, found, wrong },
    status: 422 as const,
  });
  const wanted = kind ? pageNumber(query) : '1';
  const { value, fields } = await asked(search(kind, wanted));
  const wrongQuery = fields?.find(({ field }) => field === 'q');
  if (wrongQuery) return refused({ field: 'q', kind: wrongQuery.kind as FieldErrorKind });
  // Instead of a page that is not there, the first one.
  if (!value) return refused({ field: 'page', page: wanted.slice(0, 20) }, await search(kind, '1'));
  if (askedKind && !kind) return refused({ field: 'kind' }, value);
  return { data: { ...nothing, found: value } };
}

async function load(input: LoadInput) {
  const [found] = await Promise.all([find(input), queryFormReady()]);
  return found;
}

function head({ i18n, route, data: { q, kind, found } }: HeadInput<SiteSearchData>) {
  const label = route.label[i18n.lang];
  const pageCount = found && kind ? Math.ceil(found.total / found.limit_num) : 1;
  const title = q ? i18n.t('siteSearch:title', { q }) : label;
  return {
    label,
    title: pageCount > 1 ? i18n.t('titlePage', { title, page: found!.page_num, pageCount }) : title,
    description: i18n.t('siteSearch:description'),
  };
}

export const siteSearch: ScreenModule<SiteSearchData> = {
  load,
  head,
  Screen: ({ data, isPending }) => <SiteSearchScreen {...data} isPending={isPending} />,
};
