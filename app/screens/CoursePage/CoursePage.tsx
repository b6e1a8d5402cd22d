import type { CourseCategory } from '../../../contract/bands.ts';
import type { CourseSummary } from '../../../contract/courses.ts';
import type { Api } from '../../../contract/index.ts';
import type { Language } from '../../../contract/values.ts';
import { asked, pageNumber } from '../../asked.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type CoursePageData, CoursePageScreen } from './CoursePageScreen.tsx';
import { byStation, toHop } from './groups.ts';
import { categoryOf, lineTabs } from './pages.ts';

const pageSize = 20;
const most = 100;

/** A chunk for each page and language: only the text that is read is fetched. */
const texts = import.meta.glob<{ html: string }>([
  '../../../content/pages/*.md',
  '!**/about.*',
  '!**/*-policy.*',
  '!**/health_walk.*',
  '!**/terms.*',
]);
const textOf = async (path: string, lang: Language) =>
  (await texts[`../../../content/pages${path}.${lang}.md`]!()).html;

/** Every course of a category. */
async function all(api: Api, category: CourseCategory): Promise<CourseSummary[]> {
  const first = await api('GET /search', { category, limit_num: most });
  const rest = Array.from({ length: Math.ceil(first.total / most) - 1 }, (_, at) =>
    api('GET /search', { category, limit_num: most, page_num: at + 2 }),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ courses }) => courses);
}

/** What a page lists, and whether the address asks for something that there is. */
type Listed = Pick<CoursePageData, 'list' | 'wrong'>;

async function line(api: Api, wanted: string | null): Promise<Listed> {
  const tab = lineTabs.find((each) => each === wanted) ?? lineTabs[0]!;
  // Walks along a line are numbered in its order.
  const courses = (await all(api, tab)).sort((a, b) => a.id - b.id);
  return {
    list: { kind: 'line', tab, courses: courses.map(toHop) },
    wrong: wanted !== null && wanted !== tab ? 'tab' : null,
  };
}

async function stations(api: Api, category: CourseCategory, wanted: string): Promise<Listed> {
  const groups = byStation(await all(api, category));
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 0;
  const pageCount = Math.max(1, Math.ceil(groups.length / pageSize));
  const isThere = page >= 1 && page <= pageCount;
  const shown = isThere ? groups.slice((page - 1) * pageSize, page * pageSize) : [];
  return { list: { kind: 'stations', groups: shown, page, pageCount }, wrong: isThere ? null : 'page' };
}

async function cards(api: Api, category: CourseCategory, wanted: string): Promise<Listed> {
  const { value } = await asked(api('GET /search', { category, page_num: wanted, limit_num: pageSize }));
  if (!value) return { list: { kind: 'cards', courses: [], page: 0, pageCount: 0 }, wrong: 'page' };
  const { courses, page_num: page, total } = value;
  return { list: { kind: 'cards', courses, page, pageCount: Math.ceil(total / pageSize) }, wrong: null };
}

async function load({ api, path, route, query, lang }: LoadInput) {
  const key = route.props!.coursePage!;
  const category = categoryOf[key];
  const listed = () => {
    if (key === 'tenMinutes') return line(api, query.get('tab'));
    const page = pageNumber(query);
    return key === 'machisanpo' ? stations(api, category, page) : cards(api, category, page);
  };
  const [html, { list, wrong }, { articles }, municipalities] = await Promise.all([
    textOf(path, lang),
    listed(),
    api('GET /special'),
    key === 'tamaTosho' ? api('GET /get_municipalities').then((body) => body.municipalities) : [],
  ]);
  const data: CoursePageData = {
    ...{ page: key, html, list, wrong },
    article: articles.find(({ href }) => href === path) ?? null,
    towns: municipalities.filter(({ area }) => area !== 'special_wards'),
  };
  return { data, status: wrong ? (422 as const) : (200 as const) };
}

function head({ i18n, route, data: { page, list } }: HeadInput<CoursePageData>) {
  const canonicalQuery =
    list.kind === 'line' ? list.tab !== lineTabs[0] && `tab=${list.tab}` : list.page > 1 && `page=${list.page}`;
  const label = route.label[i18n.lang];
  const { page: number, pageCount } = list.kind === 'line' ? { page: 1, pageCount: 1 } : list;
  return {
    label,
    ...(number > 1 && { title: i18n.t('titlePage', { title: label, page: number, pageCount }) }),
    description: i18n.t(`coursePage:description_${page}`),
    ...(canonicalQuery && { canonicalQuery }),
  };
}

export const coursePage: ScreenModule<CoursePageData> = {
  load,
  head,
  Screen: ({ data }) => <CoursePageScreen {...data} />,
};
