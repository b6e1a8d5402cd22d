import { ApiError } from '../../../contract/apiError.ts';
import type { CourseCategory } from '../../../contract/bands.ts';
import type { CourseSummary } from '../../../contract/courses.ts';
import type { Api } from '../../../contract/index.ts';
import type { Language } from '../../../contract/values.ts';
import type { HeadInput, LoadInput, ScreenModule } from '../../page.ts';
import { type CoursePageData, CoursePageScreen } from './CoursePageScreen.tsx';
import { byStation, toHop } from './groups.ts';
import { lineTabs, pageOf } from './pages.ts';

const pageSize = 20;
const most = 100;

/** A chunk for each page and language: only the text that is read is fetched. */
const texts = import.meta.glob<{ html: string }>(['../../../content/pages/*.md', '!**/about.*', '!**/cookie-policy.*']);
const textOf = async (path: string, lang: Language) =>
  (await texts[`../../../content/pages${path}.${lang}.md`]!()).html;

const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'E422';

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

async function line(api: Api, asked: string | null): Promise<Listed> {
  const tab = lineTabs.find((each) => each === asked) ?? lineTabs[0]!;
  // Walks along a line are numbered in its order.
  const courses = (await all(api, tab)).sort((a, b) => a.id - b.id);
  return {
    list: { kind: 'line', tab, courses: courses.map(toHop) },
    wrong: asked !== null && asked !== tab ? 'tab' : null,
  };
}

async function stations(api: Api, category: CourseCategory, asked: string | null): Promise<Listed> {
  const groups = byStation(await all(api, category));
  const page = asked === null ? 1 : /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 0;
  const pageCount = Math.max(1, Math.ceil(groups.length / pageSize));
  const isThere = page >= 1 && page <= pageCount;
  const shown = isThere ? groups.slice((page - 1) * pageSize, page * pageSize) : [];
  return { list: { kind: 'stations', groups: shown, page, pageCount }, wrong: isThere ? null : 'page' };
}

async function cards(api: Api, category: CourseCategory, asked: string | null): Promise<Listed> {
  try {
    // As written in the address: whether it is a page is the API's to say.
    const page_num = (asked ?? 1) as number;
    const found = await api('GET /search', { category, page_num, limit_num: pageSize });
    const pageCount = Math.ceil(found.total / pageSize);
    return { list: { kind: 'cards', courses: found.courses, page: found.page_num, pageCount }, wrong: null };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { list: { kind: 'cards', courses: [], page: 0, pageCount: 0 }, wrong: 'page' };
  }
}

async function load({ api, path, query, lang }: LoadInput) {
  const { key, category } = pageOf(path);
  const asked = query.get('page');
  const listed = () => {
    if (key === 'tenMinutes') return line(api, query.get('tab'));
    return key === 'machisanpo' ? stations(api, category, asked) : cards(api, category, asked);
  };
  const [html, { list, wrong }, { articles }, municipalities] = await Promise.all([
    textOf(path, lang),
    listed(),
    api('GET /special'),
    key === 'tamaTosho' ? api('GET /get_municipalities').then((answer) => answer.municipalities) : [],
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
  return {
    label: route.label[i18n.lang],
    description: i18n.t(`coursePage:description_${page}`),
    ...(canonicalQuery && { canonicalQuery }),
  };
}

export const coursePage: ScreenModule<CoursePageData> = {
  load,
  head,
  Screen: ({ data }) => <CoursePageScreen {...data} />,
};
