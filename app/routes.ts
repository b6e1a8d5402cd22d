/**
 * The route table: the single place where a screen is declared. Router, titles, breadcrumbs, header, footer, hamburger menu,
 * site map page, `sitemap.xml` and the lists of pages that tests walk over are derived from it.
 *
 * A route without `screen` is declared for later: it answers 404 and is linked from nowhere.
 */
import type { Language } from '../contract/values.ts';
import type { ScreenModule } from './page.ts';
import { product } from './product.ts';

export type LinkPlace = 'bar' | 'footer' | 'top';

export interface Route {
  /** wouter's pattern. */
  path: string;
  label: Record<Language, string>;
  /** Path of the route one level up; `/` when left out. */
  parent?: string;
  /** Where it is linked from. `bar`: navigation bar and hamburger menu; `top`: the ways to search on the top page. */
  linkedFrom?: readonly LinkPlace[];
  screen?: () => Promise<ScreenModule>;
  /** Module of `screen` as the build's manifest names it. */
  module?: string;
  /** The screen follows its own query string: a change of it does not load the page anew. */
  followsQuery?: boolean;
  guard?: 'login';
}

const courseSearch = {
  screen: () => import('./screens/CourseSearch/index.ts').then((m) => m.courseSearch as unknown as ScreenModule),
  module: 'app/screens/CourseSearch/index.ts',
  followsQuery: true,
  parent: '/map',
} as const;
const coursePage = {
  screen: () => import('./screens/CoursePage/index.ts').then((m) => m.coursePage as unknown as ScreenModule),
  module: 'app/screens/CoursePage/index.ts',
} as const;
const later = (path: string, ja: string, en: string, more: Partial<Route> = {}): Route => ({
  path,
  label: { ja, en },
  ...more,
});

export const routes: readonly Route[] = [
  {
    path: '/',
    label: { ja: 'トップ', en: 'Home' },
    screen: () => import('./screens/Top/index.ts').then((m) => m.top as unknown as ScreenModule),
    module: 'app/screens/Top/index.ts',
    linkedFrom: ['footer'],
  },
  {
    path: '/map',
    label: { ja: 'コースを探す', en: 'Find a course' },
    linkedFrom: ['bar', 'footer', 'top'],
    ...courseSearch,
    parent: '/',
  },
  {
    path: '/map/search01',
    label: { ja: '区市町村から探す', en: 'Find by municipality' },
    linkedFrom: ['top', 'footer'],
    ...courseSearch,
  },
  {
    path: '/map/search02',
    label: { ja: '歩行時間から探す', en: 'Find by walking time' },
    linkedFrom: ['top', 'footer'],
    ...courseSearch,
  },
  {
    path: '/map/search03',
    label: { ja: '路線・駅から探す', en: 'Find by line and station' },
    linkedFrom: ['top', 'footer'],
    ...courseSearch,
  },
  {
    path: '/map/search03/:line',
    label: { ja: '駅を選ぶ', en: 'Choose a station' },
    ...courseSearch,
    parent: '/map/search03',
  },
  {
    path: '/map/search04',
    label: { ja: 'シーンから探す', en: 'Find by scene' },
    linkedFrom: ['top', 'footer'],
    ...courseSearch,
  },
  {
    path: '/map/search05',
    label: { ja: '目標歩数から探す', en: 'Find by target steps' },
    linkedFrom: ['top', 'footer'],
    ...courseSearch,
  },
  {
    path: '/map/cross_search',
    label: { ja: '区市町村まるごと検索', en: 'All in one municipality' },
    screen: () => import('./screens/CrossSearch/index.ts').then((m) => m.crossSearch as unknown as ScreenModule),
    module: 'app/screens/CrossSearch/index.ts',
    parent: '/map',
    linkedFrom: ['footer'],
  },
  {
    path: '/map/detail/:id',
    label: { ja: 'コース詳細', en: 'Course' },
    screen: () => import('./screens/Course/index.ts').then((m) => m.course as unknown as ScreenModule),
    module: 'app/screens/Course/index.ts',
    parent: '/map',
  },
  {
    path: '/10minutes-course',
    label: { ja: '10分コース', en: '10-minute courses' },
    linkedFrom: ['bar', 'footer'],
    ...coursePage,
  },
  {
    path: `/${product.slug}-walk`,
    label: { ja: 'とことこウォーク', en: 'Tokotoko walk' },
    linkedFrom: ['footer'],
    ...coursePage,
  },
  {
    path: '/kawabe-walking',
    label: { ja: '川辺のウォーキング', en: 'Riverside walking' },
    linkedFrom: ['footer'],
    ...coursePage,
  },
  {
    path: `/${product.slug}-machisanpo`,
    label: { ja: 'まち散歩', en: 'Town walk' },
    linkedFrom: ['footer'],
    ...coursePage,
  },
  { path: '/tama_tosho', label: { ja: '多摩・島しょ', en: 'Tama and Islands' }, linkedFrom: ['footer'], ...coursePage },
  {
    path: '/parks',
    label: { ja: '公園', en: 'Parks' },
    linkedFrom: ['bar', 'footer'],
    screen: () => import('./screens/Parks/index.ts').then((m) => m.parks as unknown as ScreenModule),
    module: 'app/screens/Parks/index.ts',
  },
  {
    path: '/news',
    label: { ja: 'お知らせ', en: 'News' },
    linkedFrom: ['bar', 'footer'],
    screen: () => import('./screens/News/index.ts').then((m) => m.news as unknown as ScreenModule),
    module: 'app/screens/News/index.ts',
  },
  {
    path: '/news/:id',
    label: { ja: 'お知らせ', en: 'News' },
    parent: '/news',
    screen: () => import('./screens/NewsDetail/index.ts').then((m) => m.newsDetail as unknown as ScreenModule),
    module: 'app/screens/NewsDetail/index.ts',
  },
  {
    path: '/about',
    label: { ja: 'このサイトについて', en: 'About this site' },
    linkedFrom: ['bar', 'footer'],
    screen: () => import('./screens/Text/index.ts').then((m) => m.text as unknown as ScreenModule),
    module: 'app/screens/Text/index.ts',
  },
  {
    path: '/about/accessibility',
    label: { ja: 'アクセシビリティ方針', en: 'Accessibility policy' },
    parent: '/about',
    linkedFrom: ['footer'],
    screen: () => import('./screens/Accessibility/index.ts').then((m) => m.accessibility as unknown as ScreenModule),
    module: 'app/screens/Accessibility/index.ts',
  },
  {
    path: '/about/accessibility/result',
    label: { ja: 'アクセシビリティの試験結果', en: 'Accessibility test results' },
    parent: '/about/accessibility',
    linkedFrom: ['footer'],
    screen: () =>
      import('./screens/AccessibilityResult/index.ts').then((m) => m.accessibilityResult as unknown as ScreenModule),
    module: 'app/screens/AccessibilityResult/index.ts',
  },
  {
    path: '/about/cookie-policy',
    label: { ja: 'クッキーポリシー', en: 'Cookie policy' },
    parent: '/about',
    linkedFrom: ['footer'],
    screen: () => import('./screens/Text/index.ts').then((m) => m.text as unknown as ScreenModule),
    module: 'app/screens/Text/index.ts',
  },
  {
    path: '/sitemap',
    label: { ja: 'サイトマップ', en: 'Site map' },
    linkedFrom: ['footer'],
    screen: () => import('./screens/SiteMap/index.ts').then((m) => m.siteMap as unknown as ScreenModule),
    module: 'app/screens/SiteMap/index.ts',
  },

  later('/health_walk', '健康ウォーク(終了)', 'Health walk (finished)'),
  later('/relation', '区市町村の取組', 'Municipal projects'),
  later('/relation/:municipality', '区市町村の取組', 'Municipal projects', { parent: '/relation' }),
  later('/area_guide', '周辺のお店・施設', 'Shops and facilities'),
  later('/area_guide/kyoryoku_search', '健康づくり協力店を探す', 'Cooperation shops', { parent: '/area_guide' }),
  later('/area_guide/kyosan_search', '協賛店を探す', 'Sponsor shops', { parent: '/area_guide' }),
  later('/area_guide/yugu_search', '健康遊具を探す', 'Exercise equipment', { parent: '/area_guide' }),
  later('/area_guide/kyoryoku/:id', '健康づくり協力店', 'Cooperation shop', { parent: '/area_guide' }),
  later('/area_guide/kyosan/:id', '協賛店', 'Sponsor shop', { parent: '/area_guide' }),
  later('/area_guide/yugu/:id', '健康遊具', 'Exercise equipment', { parent: '/area_guide' }),
  later('/tips', 'ウォーキングのコツ', 'Walking tips'),
  later('/tips/:id', 'ウォーキングのコツ', 'Walking tip', { parent: '/tips' }),
  later('/fashion', '季節のファッション', 'Fashion'),
  later('/fashion/:id', '季節のファッション', 'Fashion', { parent: '/fashion' }),
  later('/about/privacy-policy', 'プライバシーポリシー', 'Privacy', { parent: '/about' }),
  later('/terms', 'マイページ利用規約', 'Terms'),
  later('/search_result', 'サイト内検索', 'Search results'),
  later('/photo', 'フォトギャラリー', 'Photo gallery'),
  later('/photo/upload', '写真を投稿する', 'Post a photo', { parent: '/photo', guard: 'login' }),
  later('/photo/upload/done', '写真を投稿する', 'Post a photo', { parent: '/photo', guard: 'login' }),
  later('/photo/:id', '写真', 'Photo', { parent: '/photo' }),
  later('/photo_contest', 'フォトコンテスト', 'Photo contest'),
  later('/login', 'ログイン', 'Log in'),
  later('/register', '新規登録', 'Register'),
  later('/register/done', '新規登録', 'Register'),
  later('/forgot/password_reset', 'パスワード再設定', 'Reset password'),
  later('/forgot/password_reset/done', 'パスワード再設定', 'Reset password'),
  later('/mypage', 'マイページ', 'My Page', { guard: 'login' }),
  later('/mypage/check', '登録情報', 'Registered details', { parent: '/mypage', guard: 'login' }),
  later('/mypage/archive', '投稿した写真', 'My photos', { parent: '/mypage', guard: 'login' }),
  ...(['username', 'password', 'region', 'age', 'gender'] as const).map((field) =>
    later(`/mypage/${field}_reset`, '登録情報の変更', 'Change details', { parent: '/mypage', guard: 'login' }),
  ),
  later('/mypage/delete', '退会', 'Delete My Page', { parent: '/mypage', guard: 'login' }),
  later('/mypage/delete/done', '退会', 'Delete My Page', { parent: '/mypage' }),
  later('/favorite', 'お気に入り', 'Favourites', { guard: 'login' }),
  later('/history', '閲覧履歴', 'History'),
  ...[
    'link',
    'news',
    'news_detail',
    'play',
    'play_detail',
    'event',
    'course',
    'course_detail',
    'sponsor',
    'sponsor_detail',
    'cooperation',
    'cooperation_detail',
    'top_banner',
    'other_banner',
  ].map((name) => later(`/preview/${name}`, 'プレビュー', 'Preview')),
  ...['play', 'course', 'sponsor', 'cooperation'].map((name) => later(`/approve/${name}`, '承認', 'Approval')),
];

export const builtRoutes = routes.filter((route) => route.screen);
export const routeOf = (path: string): Route => routes.find((route) => route.path === path)!;
export const linkedFrom = (place: LinkPlace): readonly Route[] =>
  builtRoutes.filter((route) => route.linkedFrom?.includes(place));
