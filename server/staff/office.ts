/** Whose photos a reviewer decides: of courses that begin in the own municipality; the bureau's reviewers decide all. */
import type { References } from '../references.ts';
import type { RoleAndOffice } from './staffPerson.ts';

/** Code of the municipality; null: the bureau. */
export type Office = number | null;

interface Asking {
  staff: RoleAndOffice;
  references: References;
}

/** Of a municipality that there is no more, no course has the code. */
export const officeOf = ({ staff, references }: Asking): Office =>
  staff.municipality === null ? null : (references.municipalityByName.get(staff.municipality)?.code ?? 0);

/** @param municipality of the photo's course */
export function isReviewerOf(municipality: number, asking: Asking): boolean {
  const office = officeOf(asking);
  return asking.staff.role === 'reviewer' && (office === null || office === municipality);
}
