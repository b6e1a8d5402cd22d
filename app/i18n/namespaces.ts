/** Every namespace of translations and its keys, as types: the texts themselves load with the screen that uses them. */

/** A screen's own: `screens/X/ja.json`, under the screen's name in lower camel case. */
export interface ScreenTranslations {
  areaGuide: typeof import('../screens/AreaGuide/ja.json');
  choiceReset: typeof import('../screens/ChoiceReset/ja.json');
  course: typeof import('../screens/Course/ja.json');
  coursePage: typeof import('../screens/CoursePage/ja.json');
  courseSearch: typeof import('../screens/CourseSearch/ja.json');
  crossSearch: typeof import('../screens/CrossSearch/ja.json');
  favourites: typeof import('../screens/Favourites/ja.json');
  guide: typeof import('../screens/Guide/ja.json');
  guideList: typeof import('../screens/GuideList/ja.json');
  history: typeof import('../screens/History/ja.json');
  offline: typeof import('../screens/Offline/ja.json');
  install: typeof import('../screens/Install/ja.json');
  institutionDetail: typeof import('../screens/InstitutionDetail/ja.json');
  institutionSearch: typeof import('../screens/InstitutionSearch/ja.json');
  login: typeof import('../screens/Login/ja.json');
  memberData: typeof import('../screens/MemberData/ja.json');
  memberDelete: typeof import('../screens/MemberDelete/ja.json');
  memberDeleteDone: typeof import('../screens/MemberDeleteDone/ja.json');
  memberDetails: typeof import('../screens/MemberDetails/ja.json');
  myPhotos: typeof import('../screens/MyPhotos/ja.json');
  myPage: typeof import('../screens/MyPage/ja.json');
  parks: typeof import('../screens/Parks/ja.json');
  passwordReset: typeof import('../screens/PasswordReset/ja.json');
  passwordForgotten: typeof import('../screens/PasswordForgotten/ja.json');
  passwordForgottenDone: typeof import('../screens/PasswordForgottenDone/ja.json');
  photoUpload: typeof import('../screens/PhotoUpload/ja.json');
  photoUploadDone: typeof import('../screens/PhotoUploadDone/ja.json');
  photo: typeof import('../screens/Photo/ja.json');
  photoContest: typeof import('../screens/PhotoContest/ja.json');
  photos: typeof import('../screens/Photos/ja.json');
  policy: typeof import('../screens/Policy/ja.json');
  register: typeof import('../screens/Register/ja.json');
  registerDone: typeof import('../screens/RegisterDone/ja.json');
  report: typeof import('../screens/Report/ja.json');
  relation: typeof import('../screens/Relation/ja.json');
  relationDetail: typeof import('../screens/RelationDetail/ja.json');
  siteMap: typeof import('../screens/SiteMap/ja.json');
  siteSearch: typeof import('../screens/SiteSearch/ja.json');
  staff: typeof import('../screens/Staff/ja.json');
  staffApproval: typeof import('../screens/StaffApproval/ja.json');
  staffCalendar: typeof import('../screens/StaffCalendar/ja.json');
  staffContent: typeof import('../screens/StaffContent/ja.json');
  staffDuty: typeof import('../screens/StaffDuty/ja.json');
  staffLog: typeof import('../screens/StaffLog/ja.json');
  staffImport: typeof import('../screens/StaffImport/ja.json');
  staffPropose: typeof import('../screens/StaffPropose/ja.json');
  staffFacts: typeof import('../screens/StaffFacts/ja.json');
  staffPhotos: typeof import('../screens/StaffPhotos/ja.json');
  staffPreview: typeof import('../screens/StaffPreview/ja.json');
  staffReports: typeof import('../screens/StaffReports/ja.json');
  text: typeof import('../screens/Text/ja.json');
  top: typeof import('../screens/Top/ja.json');
  usernameReset: typeof import('../screens/UsernameReset/ja.json');
}

/** Of several screens, but not of all: `i18n/ja/map.json`. */
export interface SharedTranslations {
  accessibility: typeof import('./ja/accessibility.json');
  courseChoice: typeof import('./ja/courseChoice.json');
  favourite: typeof import('./ja/favourite.json');
  kept: typeof import('./ja/kept.json');
  walked: typeof import('./ja/walked.json');
  importFault: typeof import('./ja/importFault.json');
  installHint: typeof import('./ja/installHint.json');
  institution: typeof import('./ja/institution.json');
  map: typeof import('./ja/map.json');
  member: typeof import('./ja/member.json');
  news: typeof import('./ja/news.json');
  park: typeof import('./ja/park.json');
  photoPost: typeof import('./ja/photoPost.json');
  photoCommon: typeof import('./ja/photoCommon.json');
  photoReason: typeof import('./ja/photoReason.json');
  photoLike: typeof import('./ja/photoLike.json');
  profile: typeof import('./ja/profile.json');
  push: typeof import('./ja/push.json');
  revision: typeof import('./ja/revision.json');
  resultsMap: typeof import('./ja/resultsMap.json');
  saved: typeof import('./ja/saved.json');
  search: typeof import('./ja/search.json');
  staffRole: typeof import('./ja/staffRole.json');
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

export type SharedNamespaces = Readonly<Record<string, readonly (keyof SharedTranslations)[]>>;

/**
 * Which screens use shared namespaces, without those of `guardedNamespaces.ts`; `tests/app/i18n.test.ts` compares it with their imports.
 */
export const sharedNamespaces: SharedNamespaces = {
  Accessibility: ['accessibility'],
  AccessibilityCriterion: ['accessibility'],
  AccessibilityResult: ['accessibility'],
  AreaGuide: ['institution'],
  Course: ['map'],
  CourseSearch: ['search'],
  CrossSearch: ['institution', 'park'],
  History: ['kept'],
  InstitutionDetail: ['institution', 'map'],
  InstitutionSearch: ['institution', 'search'],
  News: ['news'],
  NewsDetail: ['news'],
  Offline: ['saved'],
  Parks: ['park'],
  PasswordForgotten: ['member'],
  PasswordForgottenDone: ['member'],
  Photo: ['photoCommon'],
  PhotoContest: ['photoCommon'],
  Photos: ['photoCommon', 'search'],
  Register: ['member'],
  RegisterDone: ['member'],
  Top: ['news'],
};

/** Which screens ask for shared namespaces only when something is opened. */
export const namespacesOnDemand: SharedNamespaces = {
  Course: ['favourite', 'photoCommon', 'push', 'saved'],
  CourseSearch: ['map', 'resultsMap'],
  InstitutionDetail: ['favourite', 'push'],
  InstitutionSearch: ['map', 'resultsMap'],
  MyPage: ['push'],
  Top: ['photoCommon'],
};
