/** The site itself: what it is, its policies, and the ways to find something in it. */
import type { RouteTable } from './route.ts';

export const site = {
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
  offline: {
    path: '/offline',
    label: { ja: '保存したコース', en: 'Saved courses' },
    screen: 'Offline',
    linkedFrom: ['footer'],
    isIndexed: false,
  },
  install: {
    path: '/install',
    label: { ja: 'ホーム画面に追加', en: 'Add to home screen' },
    screen: 'Install',
    linkedFrom: ['footer'],
  },
  report: {
    path: '/report',
    label: { ja: '問題を知らせる', en: 'Report a problem' },
    screen: 'Report',
    query: ['course', 'institution', 'done'],
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
} as const satisfies RouteTable;
