/** What changes of content may be, without zod. */

/** As tables and the specification name them; `playground` is exercise equipment. */
export const revisionKinds = [
  'course',
  'cooperation',
  'sponsor',
  'playground',
  'notice',
  'event',
  'article',
  'link',
  'banner',
  'park',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Further ahead than this a time of publication is a mistake. */
export const publishAheadMs = 2 * 366 * 24 * 3600 * 1000;

/** What names no municipality is the bureau's alone to change. */
export const bureauKinds: readonly RevisionKind[] = ['notice', 'article', 'link', 'banner'];

/** What the officer on duty does at once, without a proposal: it leaves the same trace. */
export const dutyKinds = ['closure', 'alert'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** What the officer on duty has confirmed of a course: at once as well. */
const confirmedKinds = ['facts'] as const;

export const tracedKinds = [...revisionKinds, ...dutyKinds, ...confirmedKinds] as const;
export type TracedKind = (typeof tracedKinds)[number];

/**
 * `waiting` for a decision; `approved`, and published at its time; `outdated`: what it changes was changed by another one first.
 */
export const revisionStates = ['waiting', 'approved', 'published', 'rejected', 'withdrawn', 'outdated'] as const;
export type RevisionState = (typeof revisionStates)[number];

/** What staff look for: what they can decide, what they have proposed, everything. */
export const revisionLists = ['waiting', 'own', 'all'] as const;
export type RevisionList = (typeof revisionLists)[number];

export const revisionReasonMax = 1000;

/** Rows of a course are of three kinds; every other thing is one row. */
export const rowKinds = ['item', 'point', 'fact'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What is to come: see `contract/staffCalendar.ts`. */
export const plannedSteps = ['publish', 'wish', 'begin', 'end'] as const;
export type PlannedStep = (typeof plannedSteps)[number];

/** Proposals that are decided together: as many as a page of the list shows. */
export const decidedAtOnce = 50;
