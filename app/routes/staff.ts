/** For staff alone. */
import type { ApprovalName, PreviewName } from '../../contract/previews.ts';
import type { RouteTable } from './route.ts';

const inside = { guard: 'staff', for: 'staff' } as const;

/** Of one proposal. The screens give it titles of their own: the table is part of every page. */
const ofProposal = {
  label: { ja: '提案', en: 'Proposal' },
  parent: 'staffContent',
  ...inside,
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
  ...(['news', 'play', 'course', 'sponsor', 'cooperation'] as const).map((name) => `${name}_detail` as const),
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

/** Of whoever has logged in. A function, because each of these words would weigh on every page. */
const page = <Name extends string>(name: Name, [ja, en]: [string, string], query: readonly string[]) =>
  ({
    path: `/staff/${name}`,
    label: { ja, en },
    screen: `Staff${name[0]!.toUpperCase()}${name.slice(1)}` as `Staff${Capitalize<Name>}`,
    query,
    parent: 'staff',
    ...inside,
  }) as const;

export const staff = {
  staff: {
    path: '/staff',
    label: { ja: '職員ページ', en: 'Staff' },
    screen: 'Staff',
    query: ['next'],
    for: 'staff',
  },
  staffPhotos: page('photos', ['写真の確認', 'Photo review'], ['id', 'after', 'done']),
  staffDuty: page('duty', ['当番', 'Duty'], ['keyword', 'course', 'status', 'reason', 'raise', 'done', 'id']),
  staffFacts: page('facts', ['設備などの確認', 'Confirmed facts'], ['keyword', 'course', 'done']),
  staffReports: page('reports', ['利用者からの知らせ', 'Reports of visitors'], ['list', 'page', 'done']),
  staffContent: page(
    'content',
    ['内容の変更', 'Changes of content'],
    ['list', 'kind', 'page', 'done', 'count', 'left'],
  ),
  staffPropose: page('propose', ['変更の提案', 'Propose a change'], ['kind', 'id', 'keyword', 'page', 'done']),
  staffImport: {
    ...page('import', ['取り込み', 'Import'], ['kind', 'what', 'keyword', 'course', 'done']),
  },
  /** `month`: `2026-12`. */
  staffCalendar: page('calendar', ['公開の予定', 'Publication calendar'], ['month']),
  staffLog: page('log', ['判定の記録', 'Log of decisions'], ['kind', 'state', 'from', 'until', 'page']),
  ...previews,
  ...approvals,
} as const satisfies RouteTable;
