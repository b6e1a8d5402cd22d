/** Every namespace of translations and its keys, as types: the texts themselves load with the screen that uses them. */

/** A screen's own: `screens/X/ja.json`, under the screen's name in lower camel case. */
export interface ScreenTranslations {
  areaGuide: typeof import('../screens/AreaGuide/ja.json');
  course: typeof import('../screens/Course/ja.json');
  coursePage: typeof import('../screens/CoursePage/ja.json');
  courseSearch: typeof import('../screens/CourseSearch/ja.json');
  crossSearch: typeof import('../screens/CrossSearch/ja.json');
  favourites: typeof import('../screens/Favourites/ja.json');
  guide: typeof import('../screens/Guide/ja.json');
  guideList: typeof import('../screens/GuideList/ja.json');
  history: typeof import('../screens/History/ja.json');
  institutionDetail: typeof import('../screens/InstitutionDetail/ja.json');
  institutionSearch: typeof import('../screens/InstitutionSearch/ja.json');
  login: typeof import('../screens/Login/ja.json');
  parks: typeof import('../screens/Parks/ja.json');
  policy: typeof import('../screens/Policy/ja.json');
  relation: typeof import('../screens/Relation/ja.json');
  relationDetail: typeof import('../screens/RelationDetail/ja.json');
  siteSearch: typeof import('../screens/SiteSearch/ja.json');
  siteMap: typeof import('../screens/SiteMap/ja.json');
  text: typeof import('../screens/Text/ja.json');
  top: typeof import('../screens/Top/ja.json');
  usernameReset: typeof import('../screens/UsernameReset/ja.json');
}

/** Of several screens, but not of all: `i18n/ja/map.json`. */
export interface SharedTranslations {
  accessibility: typeof import('./ja/accessibility.json');
  favourite: typeof import('./ja/favourite.json');
  kept: typeof import('./ja/kept.json');
  walked: typeof import('./ja/walked.json');
  institution: typeof import('./ja/institution.json');
  map: typeof import('./ja/map.json');
  news: typeof import('./ja/news.json');
  park: typeof import('./ja/park.json');
  search: typeof import('./ja/search.json');
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
  AreaGuide: ['institution'],
  Course: ['map'],
  CourseSearch: ['search'],
  CrossSearch: ['institution', 'park'],
  Favourites: ['kept'],
  History: ['kept'],
  InstitutionDetail: ['institution', 'map'],
  InstitutionSearch: ['institution', 'search'],
  News: ['news'],
  NewsDetail: ['news'],
  Parks: ['park'],
  Top: ['news'],
};

/** Which screens ask for shared namespaces only when something is opened. */
export const namespacesOnDemand: typeof sharedNamespaces = {
  Course: ['favourite'],
  CourseSearch: ['map'],
  InstitutionDetail: ['favourite'],
  InstitutionSearch: ['map'],
};
