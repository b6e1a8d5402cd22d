/** Which public pages show a proposed change before it is public, without zod. */
import type { RevisionKind, TracedKind } from './revisionRules.ts';
import type { RevisionChange, RevisionSummary } from './revisions.ts';

/** As the specification names them, with the kind that each shows: `play` is exercise equipment, `news` is a notice. */
export const previews = {
  link: 'link',
  news: 'notice',
  news_detail: 'notice',
  play: 'playground',
  play_detail: 'playground',
  event: 'event',
  course: 'course',
  course_detail: 'course',
  sponsor: 'sponsor',
  sponsor_detail: 'sponsor',
  cooperation: 'cooperation',
  cooperation_detail: 'cooperation',
  top_banner: 'banner',
  other_banner: 'banner',
  // Beyond the specification, which has no address for the other kinds.
  special: 'article',
  park: 'park',
} as const satisfies Record<string, RevisionKind>;
export type PreviewName = keyof typeof previews;
export const previewNames = Object.keys(previews) as PreviewName[];

/** Where proposals are decided, and of which kind; the specification has the first four. */
export const approvals = {
  play: 'playground',
  course: 'course',
  sponsor: 'sponsor',
  cooperation: 'cooperation',
  notice: 'notice',
  event: 'event',
  special: 'article',
  link: 'link',
  banner: 'banner',
  park: 'park',
} as const satisfies Record<string, RevisionKind>;
export type ApprovalName = keyof typeof approvals;

/** A banner stands in one place. */
const isOfPlace = (name: PreviewName, position: unknown): boolean =>
  previews[name] !== 'banner' || (name === 'top_banner') === (position === 'top');

/** Whether the page is one of those that show a thing like this one. */
export const isPreviewOf = (name: PreviewName, kind: TracedKind, source: Readonly<Record<string, unknown>>): boolean =>
  previews[name] === kind && isOfPlace(name, source.position);

/** The pages that show the thing: the list first, then its own page. */
export const previewsOf = (kind: TracedKind, source: Readonly<Record<string, unknown>>): PreviewName[] =>
  previewNames.filter((name) => isPreviewOf(name, kind, source));

/** What a link carries, and until when it is good. */
export interface PreviewLink {
  token: string;
  until: string;
}

/**
 * Why a proposed change cannot be shown. `kind`: the page is for other things; `decided`: rejected, taken back, or public already;
 * `overtaken`: what it changes is changed by another one first; `inTheWay`: its address is taken, or what it refers to is gone;
 * `linkOver`, `linkForeign`: of somebody who has only a link.
 */
export type PreviewProblem =
  | 'notFound'
  | 'role'
  | 'kind'
  | 'decided'
  | 'overtaken'
  | 'inTheWay'
  | 'broken'
  | 'linkOver'
  | 'linkForeign';
export interface PreviewRefusal {
  problem: PreviewProblem;
  /** What exactly is wrong with the content, as the check of it says; empty: nothing more is known. */
  detail: string;
}

/** What a preview shows, and as of which day. */
export interface Previewed {
  name: PreviewName;
  summary: RevisionSummary;
  changes: RevisionChange[];
  /** By which it is seen; null: by staff. */
  link: PreviewLink | null;
  /** Japanese calendar day. */
  on: string;
  /** The day that was asked for cannot be shown. */
  isDayWrong: boolean;
  /** The first and the last day that can. */
  days: { from: string; to: string };
  /** On that day it is not public yet: the page is as it is without it. */
  isNotYet: boolean;
  /** More changes will be public by then than a page can wait for: they are left out. */
  isAlone: boolean;
  thing: {
    id: number;
    /** In the language of the page. */
    name: string;
    /** Slug; null: the bureau's. */
    municipality: string | null;
    /** How many notices stand before it. */
    position: number;
  };
}
