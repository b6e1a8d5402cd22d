import { matchRoute } from '../../app/matchRoute.ts';

/** One address or more of every screen, as the accessibility run whose summary the repository has looked at them. */
export const pagesOfRun = [
  '/',
  '/map',
  '/map?keyword=%E4%B8%8A%E9%87%8E',
  '/map/search01',
  '/map/search02',
  '/map/search02?time_band=2',
  '/map/search03',
  '/map/search03/1',
  '/map/search04',
  '/map/search05?step_band=1',
  '/map/cross_search',
  '/map/cross_search?municipality=taito',
  '/map/detail/101',
  '/10minutes-course',
  '/10minutes-course?tab=oedo',
  '/tokotoko-walk',
  '/kawabe-walking',
  '/tokotoko-machisanpo',
  '/tama_tosho',
  '/parks',
  '/news',
  '/news/1',
  '/about',
  '/about/accessibility',
  '/about/accessibility/result',
  '/about/accessibility/result?view=runs',
  '/about/cookie-policy',
  '/sitemap',
  '/no-such-page',
  '/login',
  '/about/accessibility/result/1.4.3',
  '/about/privacy-policy',
  '/news?tab=events',
  '/relation',
  '/relation/taito',
  '/health_walk',
  '/terms',
  '/tips',
  '/fashion',
  '/tips/8',
  '/fashion/autumn',
  '/history',
  '/offline',
  '/install',
  '/area_guide',
  '/area_guide?tab=sponsor',
  '/area_guide?tab=playground',
  '/area_guide/kyosan_search',
  '/area_guide/yugu_search?equipment=stretch_bench',
  '/area_guide/kyoryoku_search?icons=salt',
  '/area_guide/kyosan/20001',
  '/area_guide/yugu/30001',
  '/area_guide/kyoryoku/10002',
  '/search_result',
  '/search_result?q=%E4%B8%8A%E9%87%8E&kind=course',
  '/search_result?q=%E4%B8%8A%E9%87%8E',
  '/register',
  '/register?step=confirm',
  '/register/done',
  '/forgot/password_reset?step=password',
  '/forgot/password_reset',
  '/forgot/password_reset/done',
  '/mypage/delete/done',
  '/photo',
  '/photo/1',
  '/photo?season=autumn&sort=likes',
  '/photo_contest?id=2025',
  '/report',
  '/report?course=101',
  '/report?institution=10001',
] as const;

/** New since then: the next `npm run a11y -- --full --keep` looks at them, and they move up. */
const pagesSinceRun = [] as const;

export const pages = [...pagesOfRun, ...pagesSinceRun];

/**
 * Of whoever has logged in: My Page, details, photos, favourites, a change, leaving, posting, and a page of everybody with a member's
 * part.
 */
export const memberPages = [
  '/mypage',
  '/mypage/check',
  '/mypage/data',
  '/mypage/archive',
  '/favorite',
  '/mypage/username_reset',
  '/mypage/password_reset',
  '/mypage/region_reset',
  '/mypage/delete',
  '/photo/upload',
  '/photo/upload/done',
  '/map/detail/101',
] as const;

const screenAt = (address: string) => matchRoute(new URL(address, 'https://portal.invalid').pathname)?.route.screen;

/** An address of each screen, the last in the list: one with a condition where the screen takes any. */
export const pageOfEachScreen: readonly string[] = [
  ...new Map(pages.map((address) => [screenAt(address), address])).values(),
];

export const inEnglish = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en`;
