/** Every namespace of translations and its keys, as types: the texts themselves load with the screen that uses them. */

/** A screen's own: `screens/X/ja.json`, under the screen's name in lower camel case. */
export interface ScreenTranslations {
  course: typeof import('../screens/Course/ja.json');
  coursePage: typeof import('../screens/CoursePage/ja.json');
  courseSearch: typeof import('../screens/CourseSearch/ja.json');
  crossSearch: typeof import('../screens/CrossSearch/ja.json');
  history: typeof import('../screens/History/ja.json');
  login: typeof import('../screens/Login/ja.json');
  parks: typeof import('../screens/Parks/ja.json');
  siteMap: typeof import('../screens/SiteMap/ja.json');
  text: typeof import('../screens/Text/ja.json');
  top: typeof import('../screens/Top/ja.json');
  usernameReset: typeof import('../screens/UsernameReset/ja.json');
}

/** Of several screens, but not of all: `i18n/ja/map.json`. */
export interface SharedTranslations {
  accessibility: typeof import('./ja/accessibility.json');
  favourite: typeof import('./ja/favourite.json');
  map: typeof import('./ja/map.json');
  news: typeof import('./ja/news.json');
  park: typeof import('./ja/park.json');
}

/** Of every page. */
export interface BaseTranslations {
  common: typeof import('./ja/common.json');
  failure: typeof import('./ja/failure.json');
}

export type Resources = BaseTranslations & ScreenTranslations & SharedTranslations;
export type Namespace = keyof Resources;
export type ScreenNamespace = keyof ScreenTranslations;

/** Texts by namespace, then by key. */
export type Translations = Partial<Record<Namespace, object>>;

/** Which screens use shared namespaces; `tests/app/i18n.test.ts` compares it with their imports. */
export const sharedNamespaces: Readonly<Record<string, readonly (keyof SharedTranslations)[]>> = {
  Accessibility: ['accessibility'],
  AccessibilityResult: ['accessibility'],
  Course: ['map'],
  CrossSearch: ['park'],
  News: ['news'],
  NewsDetail: ['news'],
  Parks: ['park'],
  Top: ['news'],
};

/** Which screens ask for shared namespaces only when something is opened. */
export const namespacesOnDemand: typeof sharedNamespaces = {
  Course: ['favourite'],
  CourseSearch: ['map'],
};
