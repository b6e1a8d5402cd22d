/**
 * The route table: the single place where a screen is declared. Router, titles, breadcrumbs, header, footer, menu,
 * site map, `sitemap.xml`, the page cache and the lists of pages that tests go through are derived from it.
 *
 * It is data only. A screen is found by its name (`screens/modules.ts`). A route without `screen` is declared for later:
 * it responds with 404 and is linked from nowhere.
 */
import type { InstitutionKind } from '../contract/institutionKinds.ts';
import type { Language } from '../contract/values.ts';
import type { GuideSeries } from './guides/guide.ts';
import { product } from './product.ts';

export type LinkPlace = 'bar' | 'footer' | 'top';
/** What a search page begins with. */
export type Facet = 'all' | 'municipality' | 'time' | 'line' | 'scene' | 'steps';
export type CoursePageKey = 'tenMinutes' | 'tokotoko' | 'kawabe' | 'machisanpo' | 'tamaTosho';

/** What members choose of their registered details, as the API names it. */
export type MemberChoice = 'region' | 'age_band' | 'gender';

/** What routes with the same screen differ in. */
export interface RouteProps {
  facet?: Facet;
  choice?: MemberChoice;
  coursePage?: CoursePageKey;
  guides?: GuideSeries;
  institution?: InstitutionKind;
}

export interface RouteData {
  /** wouter's pattern. */
  path: string;
  label: Record<Language, string>;
  /** Id of the route one level up; `top` when left out. */
  parent?: string;
  /** Where it is linked from. `bar`: navigation bar and menu; `top`: the ways to search on the top page. */
  linkedFrom?: readonly LinkPlace[];
  /** Folder in `screens/`. */
  screen?: string;
  props?: RouteProps;
  /** Query parameters that the screen reads, beside `lang`. Any other is ignored, by the page cache too. */
  query?: readonly string[];
  /** Whose ids the parameter of the path takes; `sitemap.xml` lists a page for each. */
  ids?:
    | ('courseIds' | 'noticeIds' | 'lineIds' | 'cooperationIds' | 'sponsorIds' | 'playgroundIds')
    | ('relationSlugs' | 'tipIds' | 'fashionIds');
  /** `login`: visitors are sent to the login page first, and no link leads them there. */
  guard?: 'login';
  /** `visitor`: nothing for those who have logged in, and no link leads them there. */
  for?: 'visitor';
  /** What a form has led to: nobody looks for it, and neither site map has it. */
  isOutcome?: true;
  /** `false`: no search engine keeps it, and `sitemap.xml` leaves it out. So it is with outcomes and with pages that need a login. */
  isIndexed?: false;
}

/** Not `satisfies` alone: the paths keep their literal types, from which `path()` knows the parameters. */
const define = <const Table extends Record<string, RouteData>>(table: Table) => table;

const searchQuery = [
  ...['keyword', 'municipality', 'time_band', 'step_band', 'scene', 'facility', 'line', 'station', 'near_station'],
  ...['facts', 'flat', 'category', 'sort', 'page'],
];

const search = (facet: Facet) => ({ screen: 'CourseSearch', props: { facet }, query: searchQuery, parent: 'search' });
const coursePage = (page: CoursePageKey, query: readonly string[] = ['page']) => ({
  ...{ screen: 'CoursePage', props: { coursePage: page }, query },
});

const institutionSearch = (institution: InstitutionKind) => ({
  ...{ screen: 'InstitutionSearch', props: { institution }, parent: 'areaGuide' },
  query: ['keyword', 'municipalities', 'icons', 'equipment', 'open_now', 'course_id', 'sort', 'page'],
  linkedFrom: ['footer'] as const,
});
const institutionPage = (institution: InstitutionKind) => ({
  ...{ screen: 'InstitutionDetail', props: { institution } },
  query: ['favourite'],
});

/** A page that changes one of the registered details. */
const detail = { query: ['saved'], parent: 'memberDetails', guard: 'login' } as const;
const choiceReset = (choice: MemberChoice) => ({ screen: 'ChoiceReset', props: { choice }, ...detail });

export const table = define({
  top: { path: '/', label: { ja: 'トップ', en: 'Home' }, screen: 'Top', linkedFrom: ['footer'] },
  search: {
    path: '/map',
    label: { ja: 'コースを探す', en: 'Find a course' },
    ...search('all'),
    parent: 'top',
    linkedFrom: ['bar', 'footer', 'top'],
  },
  searchByMunicipality: {
    path: '/map/search01',
    label: { ja: '区市町村から探す', en: 'Find by municipality' },
    ...search('municipality'),
    linkedFrom: ['top', 'footer'],
  },
  searchByTime: {
    path: '/map/search02',
    label: { ja: '歩行時間から探す', en: 'Find by walking time' },
    ...search('time'),
    linkedFrom: ['top', 'footer'],
  },
  searchByLine: {
    path: '/map/search03',
    label: { ja: '路線・駅から探す', en: 'Find by line and station' },
    ...search('line'),
    linkedFrom: ['top', 'footer'],
  },
  searchByStation: {
    path: '/map/search03/:line',
    label: { ja: '駅を選ぶ', en: 'Choose a station' },
    ...search('line'),
    parent: 'searchByLine',
    ids: 'lineIds',
  },
  searchByScene: {
    path: '/map/search04',
    label: { ja: 'シーンから探す', en: 'Find by scene' },
    ...search('scene'),
    linkedFrom: ['top', 'footer'],
  },
  searchBySteps: {
    path: '/map/search05',
    label: { ja: '目標歩数から探す', en: 'Find by target steps' },
    ...search('steps'),
    linkedFrom: ['top', 'footer'],
  },
  crossSearch: {
    path: '/map/cross_search',
    label: { ja: '区市町村まるごと検索', en: 'All in one municipality' },
    screen: 'CrossSearch',
    query: ['municipality', 'page'],
    parent: 'search',
    linkedFrom: ['footer'],
  },
  course: {
    path: '/map/detail/:id',
    label: { ja: 'コース詳細', en: 'Course' },
    screen: 'Course',
    // What a member's form has just done.
    query: ['walked', 'title', 'favourite'],
    parent: 'search',
    ids: 'courseIds',
  },
  tenMinutes: {
    path: '/10minutes-course',
    label: { ja: '10分コース', en: '10-minute courses' },
    ...coursePage('tenMinutes', ['tab']),
    linkedFrom: ['bar', 'footer'],
  },
  tokotokoWalk: {
    path: `/${product.slug}-walk`,
    label: { ja: 'とことこウォーク', en: 'Tokotoko walk' },
    ...coursePage('tokotoko'),
    linkedFrom: ['footer'],
  },
  riversideWalk: {
    path: '/kawabe-walking',
    label: { ja: '川辺のウォーキング', en: 'Riverside walking' },
    ...coursePage('kawabe'),
    linkedFrom: ['footer'],
  },
  townWalk: {
    path: `/${product.slug}-machisanpo`,
    label: { ja: 'まち散歩', en: 'Town walk' },
    ...coursePage('machisanpo'),
    linkedFrom: ['footer'],
  },
  tamaIslands: {
    path: '/tama_tosho',
    label: { ja: '多摩・島しょ', en: 'Tama and Islands' },
    ...coursePage('tamaTosho'),
    linkedFrom: ['footer'],
  },
  parks: {
    path: '/parks',
    label: { ja: '公園', en: 'Parks' },
    screen: 'Parks',
    query: ['area', 'municipality'],
    linkedFrom: ['bar', 'footer'],
  },
  relation: {
    path: '/relation',
    label: { ja: '区市町村の取組', en: 'Municipal projects' },
    screen: 'Relation',
    linkedFrom: ['footer'],
  },
  relationDetail: {
    path: '/relation/:municipality',
    label: { ja: '区市町村の取組', en: 'Municipal projects' },
    screen: 'RelationDetail',
    parent: 'relation',
    ids: 'relationSlugs',
  },
  healthWalk: {
    path: '/health_walk',
    label: { ja: '健康ウォーク(終了)', en: 'Health walk (finished)' },
    screen: 'Text',
    linkedFrom: ['footer'],
  },
  areaGuide: {
    path: '/area_guide',
    label: { ja: '周辺のお店・施設', en: 'Shops and facilities' },
    screen: 'AreaGuide',
    query: ['tab'],
    linkedFrom: ['bar', 'footer'],
  },
  cooperationSearch: {
    path: '/area_guide/kyoryoku_search',
    label: { ja: '健康づくり協力店を探す', en: 'Find cooperation shops' },
    ...institutionSearch('cooperation'),
  },
  sponsorSearch: {
    path: '/area_guide/kyosan_search',
    label: { ja: '協賛店を探す', en: 'Find sponsor shops' },
    ...institutionSearch('sponsor'),
  },
  equipmentSearch: {
    path: '/area_guide/yugu_search',
    label: { ja: '健康遊具を探す', en: 'Find exercise equipment' },
    ...institutionSearch('playground'),
  },
  cooperation: {
    path: '/area_guide/kyoryoku/:id',
    label: { ja: '健康づくり協力店', en: 'Cooperation shop' },
    ...institutionPage('cooperation'),
    parent: 'cooperationSearch',
    ids: 'cooperationIds',
  },
  sponsor: {
    path: '/area_guide/kyosan/:id',
    label: { ja: '協賛店', en: 'Sponsor shop' },
    ...institutionPage('sponsor'),
    parent: 'sponsorSearch',
    ids: 'sponsorIds',
  },
  equipment: {
    path: '/area_guide/yugu/:id',
    label: { ja: '健康遊具', en: 'Exercise equipment' },
    ...institutionPage('playground'),
    parent: 'equipmentSearch',
    ids: 'playgroundIds',
  },
  news: {
    path: '/news',
    label: { ja: 'お知らせ', en: 'News' },
    screen: 'News',
    query: ['tab', 'page'],
    linkedFrom: ['bar', 'footer'],
  },
  newsDetail: {
    path: '/news/:id',
    label: { ja: 'お知らせ', en: 'News' },
    screen: 'NewsDetail',
    parent: 'news',
    ids: 'noticeIds',
  },
  tips: {
    path: '/tips',
    label: { ja: 'ウォーキングのコツ', en: 'Walking tips' },
    ...{ screen: 'GuideList', props: { guides: 'tips' } },
    linkedFrom: ['footer'],
  },
  tip: {
    path: '/tips/:id',
    label: { ja: 'ウォーキングのコツ', en: 'Walking tip' },
    ...{ screen: 'Guide', props: { guides: 'tips' } },
    parent: 'tips',
    ids: 'tipIds',
  },
  fashion: {
    path: '/fashion',
    label: { ja: '季節のファッション', en: 'Fashion by season' },
    ...{ screen: 'GuideList', props: { guides: 'fashion' } },
    linkedFrom: ['footer'],
  },
  fashionDetail: {
    path: '/fashion/:id',
    label: { ja: '季節のファッション', en: 'Fashion by season' },
    ...{ screen: 'Guide', props: { guides: 'fashion' } },
    parent: 'fashion',
    ids: 'fashionIds',
  },
  about: {
    path: '/about',
    label: { ja: 'このサイトについて', en: 'About this site' },
    screen: 'Text',
    linkedFrom: ['bar', 'footer'],
  },
  accessibility: {
    path: '/about/accessibility',
    label: { ja: 'アクセシビリティ方針', en: 'Accessibility policy' },
    screen: 'Accessibility',
    parent: 'about',
    linkedFrom: ['footer'],
  },
  accessibilityResult: {
    path: '/about/accessibility/result',
    label: { ja: 'アクセシビリティの試験結果', en: 'Accessibility test results' },
    screen: 'AccessibilityResult',
    parent: 'accessibility',
    query: ['view', 'page', 'kind', 'tested', 'size', 'width', 'mode', 'state', 'problems', 'subject'],
    linkedFrom: ['footer'],
  },
  privacyPolicy: {
    path: '/about/privacy-policy',
    label: { ja: 'プライバシーポリシー', en: 'Privacy policy' },
    screen: 'Policy',
    parent: 'about',
    linkedFrom: ['footer'],
  },
  cookiePolicy: {
    path: '/about/cookie-policy',
    label: { ja: 'クッキーポリシー', en: 'Cookie policy' },
    screen: 'Policy',
    parent: 'about',
    linkedFrom: ['footer'],
  },
  terms: {
    path: '/terms',
    label: { ja: 'マイページ利用規約', en: 'My Page terms' },
    screen: 'Text',
    linkedFrom: ['footer'],
  },
  history: {
    path: '/history',
    label: { ja: '閲覧履歴', en: 'History' },
    screen: 'History',
    query: ['list'],
    linkedFrom: ['footer'],
    isIndexed: false,
  },
  siteMap: {
    path: '/sitemap',
    label: { ja: 'サイトマップ', en: 'Site map' },
    screen: 'SiteMap',
    linkedFrom: ['footer'],
  },

  siteSearch: {
    path: '/search_result',
    label: { ja: 'サイト内検索', en: 'Search this site' },
    screen: 'SiteSearch',
    query: ['q', 'kind', 'page'],
    linkedFrom: ['footer'],
    isIndexed: false,
  },
  photos: { path: '/photo', label: { ja: 'フォトギャラリー', en: 'Photo gallery' } },
  photoUpload: {
    path: '/photo/upload',
    label: { ja: '写真を投稿する', en: 'Post a photo' },
    parent: 'photos',
    guard: 'login',
  },
  photoUploadDone: {
    path: '/photo/upload/done',
    label: { ja: '写真を投稿する', en: 'Post a photo' },
    parent: 'photos',
    guard: 'login',
  },
  photo: { path: '/photo/:id', label: { ja: '写真', en: 'Photo' }, parent: 'photos' },
  photoContest: { path: '/photo_contest', label: { ja: 'フォトコンテスト', en: 'Photo contest' } },
  login: {
    path: '/login',
    label: { ja: 'ログイン', en: 'Log in' },
    screen: 'Login',
    query: ['next'],
    linkedFrom: ['footer'],
    for: 'visitor',
    isIndexed: false,
  },
  register: {
    path: '/register',
    label: { ja: '新規登録', en: 'Register' },
    screen: 'Register',
    query: ['step'],
    linkedFrom: ['footer'],
    for: 'visitor',
  },
  registerDone: {
    path: '/register/done',
    label: { ja: '登録の完了', en: 'Registration complete' },
    screen: 'RegisterDone',
    parent: 'register',
    isOutcome: true,
  },
  passwordForgotten: {
    path: '/forgot/password_reset',
    label: { ja: 'パスワード再設定', en: 'Reset password' },
    screen: 'PasswordForgotten',
    query: ['step'],
    for: 'visitor',
    isIndexed: false,
  },
  passwordForgottenDone: {
    path: '/forgot/password_reset/done',
    label: { ja: 'パスワード再設定の完了', en: 'Password reset complete' },
    screen: 'PasswordForgottenDone',
    parent: 'passwordForgotten',
    isOutcome: true,
  },
  myPage: {
    path: '/mypage',
    label: { ja: 'マイページ', en: 'My Page' },
    screen: 'MyPage',
    query: ['card'],
    linkedFrom: ['footer'],
    guard: 'login',
  },
  memberDetails: {
    path: '/mypage/check',
    label: { ja: '登録情報', en: 'Registered details' },
    screen: 'MemberDetails',
    query: ['ended'],
    parent: 'myPage',
    linkedFrom: ['footer'],
    guard: 'login',
  },
  memberData: {
    path: '/mypage/data',
    label: { ja: '保存している情報', en: 'What is stored about you' },
    screen: 'MemberData',
    parent: 'memberDetails',
    guard: 'login',
  },
  myPhotos: {
    path: '/mypage/archive',
    label: { ja: '投稿した写真', en: 'My photos' },
    parent: 'myPage',
    guard: 'login',
  },
  usernameReset: {
    path: '/mypage/username_reset',
    label: { ja: 'ユーザー名の変更', en: 'Change user name' },
    screen: 'UsernameReset',
    ...detail,
  },
  passwordReset: {
    path: '/mypage/password_reset',
    label: { ja: 'パスワードの変更', en: 'Change password' },
    screen: 'PasswordReset',
    ...detail,
  },
  regionReset: {
    path: '/mypage/region_reset',
    label: { ja: 'お住まいの地域の変更', en: 'Change region' },
    ...choiceReset('region'),
  },
  ageReset: {
    path: '/mypage/age_reset',
    label: { ja: '年代の変更', en: 'Change age group' },
    ...choiceReset('age_band'),
  },
  genderReset: {
    path: '/mypage/gender_reset',
    label: { ja: '性別の変更', en: 'Change gender' },
    ...choiceReset('gender'),
  },
  memberDelete: {
    path: '/mypage/delete',
    label: { ja: '退会', en: 'Delete My Page' },
    screen: 'MemberDelete',
    query: ['step'],
    parent: 'memberDetails',
    guard: 'login',
  },
  memberDeleteDone: {
    path: '/mypage/delete/done',
    label: { ja: '退会しました', en: 'My Page is deleted' },
    screen: 'MemberDeleteDone',
    isOutcome: true,
  },
  favourites: {
    path: '/favorite',
    label: { ja: 'お気に入り', en: 'Favourites' },
    screen: 'Favourites',
    query: ['removed'],
    linkedFrom: ['footer'],
    guard: 'login',
  },
  previewLink: { path: '/preview/link', label: { ja: 'プレビュー', en: 'Preview' } },
  previewNews: { path: '/preview/news', label: { ja: 'プレビュー', en: 'Preview' } },
  previewNewsDetail: { path: '/preview/news_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewPlay: { path: '/preview/play', label: { ja: 'プレビュー', en: 'Preview' } },
  previewPlayDetail: { path: '/preview/play_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewEvent: { path: '/preview/event', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCourse: { path: '/preview/course', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCourseDetail: { path: '/preview/course_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewSponsor: { path: '/preview/sponsor', label: { ja: 'プレビュー', en: 'Preview' } },
  previewSponsorDetail: { path: '/preview/sponsor_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCooperation: { path: '/preview/cooperation', label: { ja: 'プレビュー', en: 'Preview' } },
  previewCooperationDetail: { path: '/preview/cooperation_detail', label: { ja: 'プレビュー', en: 'Preview' } },
  previewTopBanner: { path: '/preview/top_banner', label: { ja: 'プレビュー', en: 'Preview' } },
  previewOtherBanner: { path: '/preview/other_banner', label: { ja: 'プレビュー', en: 'Preview' } },
  approvePlay: { path: '/approve/play', label: { ja: '承認', en: 'Approval' } },
  approveCourse: { path: '/approve/course', label: { ja: '承認', en: 'Approval' } },
  approveSponsor: { path: '/approve/sponsor', label: { ja: '承認', en: 'Approval' } },
  approveCooperation: { path: '/approve/cooperation', label: { ja: '承認', en: 'Approval' } },
});

export type RouteId = keyof typeof table;
export interface Route extends RouteData {
  id: RouteId;
}

export const routes: readonly Route[] = (Object.entries(table) as [RouteId, RouteData][]).map(([id, data]) => ({
  ...data,
  id,
}));
const byId = Object.fromEntries(routes.map((route) => [route.id, route])) as Record<RouteId, Route>;

export const builtRoutes = routes.filter((route) => route.screen);
/** Those that the site maps list. */
export const soughtRoutes = builtRoutes.filter((route) => !route.isOutcome);
export const route = (id: RouteId): Route => byId[id];
export const linkedFrom = (place: LinkPlace): readonly Route[] =>
  builtRoutes.filter((each) => each.linkedFrom?.includes(place));
/** Whether links lead this person there. */
export const isOffered = ({ guard, for: audience, isOutcome }: Route, isMember: boolean): boolean =>
  !isOutcome && (isMember ? audience !== 'visitor' : guard !== 'login');
export const isIndexed = (route: Route): boolean =>
  route.isIndexed !== false && !route.isOutcome && route.guard !== 'login';
/** The route one level up; null for the top page. */
export const parentOf = ({ id, parent = 'top' }: Route): Route | null =>
  id === 'top' ? null : byId[parent as RouteId];

/** `/map/detail/:id` → `{ id: … }` */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string | number>
    : unknown;

/** Every link to a page of the portal is written by it: `path('course', { id: 101 })`. */
export function path<Id extends RouteId>(
  id: Id,
  ...[params]: unknown extends ParamsOf<(typeof table)[Id]['path']> ? [] : [ParamsOf<(typeof table)[Id]['path']>]
): string {
  return byId[id].path.replace(/:([^/]+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name])),
  );
}

export const footerGroups = ['find', 'courses', 'places', 'read', 'member', 'site'] as const;
export type FooterGroup = (typeof footerGroups)[number];
/** Under which heading of the footer a page stands: searches, kinds of courses, places, what is read, one's own, the site itself. */
export const footerGroupOf = (path: string): FooterGroup => {
  if (/^\/(map|search_result|$)/.test(path)) return 'find';
  if (/^\/(mypage|favorite|history|login|register)/.test(path)) return 'member';
  if (/^\/(parks|area_guide|relation)/.test(path)) return 'places';
  if (/^\/(news|tips|fashion|health_walk)/.test(path)) return 'read';
  return /^\/(about|sitemap|terms)/.test(path) ? 'site' : 'courses';
};
