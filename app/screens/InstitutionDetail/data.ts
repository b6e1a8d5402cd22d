import type { CourseSummary } from '../../../contract/courses.ts';
import type { CooperationDetail, PlaygroundDetail, SponsorDetail } from '../../../contract/institutions.ts';

export type AnyInstitution = CooperationDetail | SponsorDetail | PlaygroundDetail;

export interface InstitutionDetailData {
  institution: AnyInstitution;
  /** The courses that pass near it, nearest first, with how far their way is. */
  courses: readonly { course: CourseSummary; off_m: number }[];
}
