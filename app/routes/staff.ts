/** For staff alone. */
import type { ApprovalName, PreviewName } from '../../contract/previews.ts';
import type { RouteTable } from './route.ts';

/** Of one proposal. The screens give it titles of their own: the table is part of every page. */
const ofProposal = {
  label: { ja: '提案', en: 'Proposal' },
  parent: 'staffContent',
  guard: 'staff',
  for: 'staff',
} as const;

/**
 * The server shows the public's page in its place, and this one where it cannot. `on`: the day as of which it is shown; `token`: of a
 * link for somebody without a key.
 */
const preview = <Name extends PreviewName>(name: Name) =>
  ({
    path: `/preview/${name}`,
    ...ofProposal,
    screen: 'StaffPreview',
    props: { preview: name },
    query: ['id', 'on', 'token'],
    // The server alone can make it.
    isOwnDocument: true,
  }) as const;

/** `step`: without JavaScript the reason of a rejection is asked for by an address of its own. */
const approval = <Name extends ApprovalName>(name: Name) =>
  ({
    path: `/approve/${name}`,
    ...ofProposal,
    screen: 'StaffApproval',
    props: { approval: name },
    query: ['id', 'step', 'done'],
  }) as const;

/** Those of `contract/previews.ts`, which no page of the public loads. */
const both = ['play', 'course', 'sponsor', 'cooperation', 'event', 'special', 'link', 'park'] satisfies (PreviewName &
  ApprovalName)[];
const previewNames: PreviewName[] = [
  ...both,
  'news',
  'news_detail',
  'play_detail',
  'course_detail',
  'sponsor_detail',
  'cooperation_detail',
  'top_banner',
  'other_banner',
];
const approvalNames: ApprovalName[] = [...both, 'notice', 'banner'];

// Written one by one they would weigh on every page.
const previews = Object.fromEntries(previewNames.map((name) => [`preview ${name}`, preview(name)])) as {
  [Name in PreviewName as `preview ${Name}`]: ReturnType<typeof preview<Name>>;
};
const approvals = Object.fromEntries(approvalNames.map((name) => [`approve ${name}`, approval(name)])) as {
  [Name in ApprovalName as `approve ${Name}`]: ReturnType<typeof approval<Name>>;
};

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
  staffFacts: {
    path: '/staff/facts',
    label: { ja: '設備などの確認', en: 'Confirmed facts' },
    screen: 'StaffFacts',
    query: ['keyword', 'course', 'done'],
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
  staffReports: {
    path: '/staff/reports',
    label: { ja: '利用者からの知らせ', en: 'Reports of visitors' },
    screen: 'StaffReports',
    query: ['list', 'page', 'done'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  /** `month`: `2026-12`. */
  staffCalendar: {
    path: '/staff/calendar',
    label: { ja: '公開の予定', en: 'Publication calendar' },
    screen: 'StaffCalendar',
    query: ['month'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  staffLog: {
    path: '/staff/log',
    label: { ja: '判定の記録', en: 'Log of decisions' },
    screen: 'StaffLog',
    query: ['kind', 'state', 'from', 'until', 'page'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
  },
  staffImport: {
    path: '/staff/import',
    label: { ja: '取り込み', en: 'Import' },
    screen: 'StaffImport',
    query: ['kind', 'what', 'keyword', 'course', 'done'],
    parent: 'staff',
    guard: 'staff',
    for: 'staff',
    takesFiles: true,
  },
  ...previews,
  ...approvals,
} as const satisfies RouteTable;
