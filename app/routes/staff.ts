/** For staff alone. */
import type { PreviewName } from '../../contract/previews.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import type { RouteTable } from './route.ts';

/** The server shows the public's page in its place, and this one where it cannot. `on`: the day as of which it is shown; `token`: of a link for somebody without a key. */
const preview = (name: PreviewName) =>
  ({
    screen: 'StaffPreview',
    props: { preview: name },
    query: ['id', 'on', 'token'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
    isOwnDocument: true,
  }) as const;

/** `step`: without JavaScript the reason of a rejection is asked for by an address of its own. */
const approval = (kind: RevisionKind) =>
  ({
    screen: 'StaffApproval',
    props: { approval: kind },
    query: ['id', 'step', 'done'],
    parent: 'staffContent',
    guard: 'staff',
    for: 'staff',
  }) as const;

export const staff = {
  staff: {
    path: '/staff',
    label: { ja: '職員ページ', en: 'Staff' },
    screen: 'Staff',
    query: ['next'],
    for: 'staff',
  },
  staffPhotos: {
    path: '/staff/photos',
    label: { ja: '写真の確認', en: 'Photo review' },
    screen: 'StaffPhotos',
    query: ['id', 'after', 'done'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  staffDuty: {
    path: '/staff/duty',
    label: { ja: '当番', en: 'Duty' },
    screen: 'StaffDuty',
    query: ['keyword', 'course', 'status', 'reason', 'raise', 'done', 'id'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  staffContent: {
    path: '/staff/content',
    label: { ja: '内容の変更', en: 'Changes of content' },
    screen: 'StaffContent',
    query: ['list', 'kind', 'page'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  previewLink: {
    path: '/preview/link',
    label: { ja: 'プレビュー：リンク', en: 'Preview: link' },
    ...preview('link'),
  },
  previewNews: {
    path: '/preview/news',
    label: { ja: 'プレビュー：お知らせの一覧', en: 'Preview: list of news' },
    ...preview('news'),
  },
  previewNewsDetail: {
    path: '/preview/news_detail',
    label: { ja: 'プレビュー：お知らせ', en: 'Preview: news item' },
    ...preview('news_detail'),
  },
  previewPlay: {
    path: '/preview/play',
    label: { ja: 'プレビュー：健康遊具の一覧', en: 'Preview: list of exercise equipment' },
    ...preview('play'),
  },
  previewPlayDetail: {
    path: '/preview/play_detail',
    label: { ja: 'プレビュー：健康遊具', en: 'Preview: exercise equipment' },
    ...preview('play_detail'),
  },
  previewEvent: {
    path: '/preview/event',
    label: { ja: 'プレビュー：イベント', en: 'Preview: event' },
    ...preview('event'),
  },
  previewCourse: {
    path: '/preview/course',
    label: { ja: 'プレビュー：コースの一覧', en: 'Preview: list of courses' },
    ...preview('course'),
  },
  previewCourseDetail: {
    path: '/preview/course_detail',
    label: { ja: 'プレビュー：コース', en: 'Preview: course' },
    ...preview('course_detail'),
  },
  previewSponsor: {
    path: '/preview/sponsor',
    label: { ja: 'プレビュー：協賛店の一覧', en: 'Preview: list of sponsor shops' },
    ...preview('sponsor'),
  },
  previewSponsorDetail: {
    path: '/preview/sponsor_detail',
    label: { ja: 'プレビュー：協賛店', en: 'Preview: sponsor shop' },
    ...preview('sponsor_detail'),
  },
  previewCooperation: {
    path: '/preview/cooperation',
    label: { ja: 'プレビュー：協力店の一覧', en: 'Preview: list of cooperation shops' },
    ...preview('cooperation'),
  },
  previewCooperationDetail: {
    path: '/preview/cooperation_detail',
    label: { ja: 'プレビュー：協力店', en: 'Preview: cooperation shop' },
    ...preview('cooperation_detail'),
  },
  previewTopBanner: {
    path: '/preview/top_banner',
    label: { ja: 'プレビュー：トップのバナー', en: 'Preview: banner of the top page' },
    ...preview('top_banner'),
  },
  previewOtherBanner: {
    path: '/preview/other_banner',
    label: { ja: 'プレビュー：そのほかのバナー', en: 'Preview: other banner' },
    ...preview('other_banner'),
  },
  previewSpecial: {
    path: '/preview/special',
    label: { ja: 'プレビュー：特集', en: 'Preview: feature' },
    ...preview('special'),
  },
  previewPark: {
    path: '/preview/park',
    label: { ja: 'プレビュー：公園', en: 'Preview: park' },
    ...preview('park'),
  },
  approvePlay: {
    path: '/approve/play',
    label: { ja: '承認：健康遊具', en: 'Approval: exercise equipment' },
    ...approval('playground'),
  },
  approveCourse: {
    path: '/approve/course',
    label: { ja: '承認：コース', en: 'Approval: courses' },
    ...approval('course'),
  },
  approveSponsor: {
    path: '/approve/sponsor',
    label: { ja: '承認：協賛店', en: 'Approval: sponsor shops' },
    ...approval('sponsor'),
  },
  approveCooperation: {
    path: '/approve/cooperation',
    label: { ja: '承認：協力店', en: 'Approval: cooperation shops' },
    ...approval('cooperation'),
  },
  approveNotice: {
    path: '/approve/notice',
    label: { ja: '承認：お知らせ', en: 'Approval: news' },
    ...approval('notice'),
  },
  approveEvent: {
    path: '/approve/event',
    label: { ja: '承認：イベント', en: 'Approval: events' },
    ...approval('event'),
  },
  approveSpecial: {
    path: '/approve/special',
    label: { ja: '承認：特集', en: 'Approval: features' },
    ...approval('article'),
  },
  approveLink: {
    path: '/approve/link',
    label: { ja: '承認：リンク', en: 'Approval: links' },
    ...approval('link'),
  },
  approveBanner: {
    path: '/approve/banner',
    label: { ja: '承認：バナー', en: 'Approval: banners' },
    ...approval('banner'),
  },
  approvePark: {
    path: '/approve/park',
    label: { ja: '承認：公園', en: 'Approval: parks' },
    ...approval('park'),
  },
} as const satisfies RouteTable;
