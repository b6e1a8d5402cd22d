import type { InstitutionKind } from '../../contract/institutionKinds.ts';

/** What is kept in lists of its own: courses, and the three kinds of institutions. A file of its own, because every page loads it. */
export const keptKinds = ['course', 'cooperation', 'sponsor', 'playground'] as const satisfies readonly (
  | 'course'
  | InstitutionKind
)[];
export type KeptKind = (typeof keptKinds)[number];
