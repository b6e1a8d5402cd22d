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

/**
 * `waiting` for a decision; `approved`, and published at its time; `outdated`: what it changes was changed by another one first.
 */
export const revisionStates = ['waiting', 'approved', 'published', 'rejected', 'withdrawn', 'outdated'] as const;
export type RevisionState = (typeof revisionStates)[number];

export const revisionReasonMax = 1000;
