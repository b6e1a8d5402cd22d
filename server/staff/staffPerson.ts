/** Staff as calls, logs and histories name them: by role and office, never by name. */
import type { StaffPerson } from '../../contract/staff.ts';
import { type StaffRole, staffRoles } from '../../contract/staffRoles.ts';
import type { Language } from '../../contract/values.ts';
import type { References } from '../references.ts';

export interface RoleAndOffice {
  role: StaffRole;
  /** Slug of a municipality; null: the bureau. */
  municipality: string | null;
}

/** As it is stored: `reviewer`, or `reviewer taito` of a municipality. */
export const roleAndOffice = ({ role, municipality }: RoleAndOffice): string =>
  municipality ? `${role} ${municipality}` : role;

/** @returns null for what no staff did */
export function readRoleAndOffice(text: string): RoleAndOffice | null {
  const [first, municipality = null] = text.split(' ');
  const role = staffRoles.find((each) => each === first);
  return role ? { role, municipality } : null;
}

export function personOf({ role, municipality }: RoleAndOffice, references: References, lang: Language): StaffPerson {
  const office = municipality === null ? undefined : references.municipalityByName.get(municipality);
  return { role, office: office ? { slug: office.slug, name: office.name[lang] } : null };
}
