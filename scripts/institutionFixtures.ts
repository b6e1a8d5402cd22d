/** Build time only: the written shops and equipment as the API answers them, for stories and tests. */
import { besideCourseM, courseNearM, type InstitutionKind } from '../contract/institutionKinds.ts';
import type { Language } from '../contract/values.ts';
import { institutionRows } from '../server/content/institutionRow.ts';
import type { Content } from '../server/content/readContent.ts';
import { besideWay, type Leg, wayOf } from '../server/geo/beside.ts';
import {
  toCooperation,
  toldWith,
  toPlayground,
  toSponsor,
  toSummary,
} from '../server/institutions/institutions.api.ts';
import type { References } from '../server/references.ts';

interface Course {
  id: number;
  name: Record<Language, string>;
  minutes: number;
  distanceM: number;
  legs: readonly Leg[];
}

/** Of the server's answer to one place; a shop knows more of itself than a summary. */
type Row = Parameters<typeof toCooperation>[0];

/** A Wednesday without a holiday before, on or after it. A story that tells what is open says what time it is. */
const day = new Date('2026-04-08T12:00:00+09:00');
const coursesAtMost = 6;

export function institutionFixtures(content: Content, courses: readonly Course[], references: References) {
  const told = (lang: Language) => toldWith({ references, now: () => day }, lang);
  const parkById = new Map(content.parks.map((park) => [park.id, park]));
  const rows = institutionRows(content).map((row) => {
    const park = row.parkId ? parkById.get(row.parkId) : undefined;
    return { ...row, isSample: true, park: park ? { id: park.id, name: park.name } : null } as unknown as Row;
  });
  const ways = courses.map((course) => ({ course, way: wayOf(course.legs) }));
  const passing = (row: Row) =>
    ways
      .flatMap(({ course, way }) => {
        const beside = besideWay(row, way, courseNearM);
        return beside ? [{ ...course, offM: beside.off_m }] : [];
      })
      .sort((a, b) => a.offM - b.offM || a.id - b.id)
      .slice(0, coursesAtMost);
  const first = (kind: InstitutionKind) => rows.find((row) => row.kind === kind)!;
  return {
    institutionSummaries: (lang: Language) => rows.map((row) => toSummary(row, told(lang))),
    /** Which lie along each course, nearest first. */
    besideCourses: () =>
      Object.fromEntries(
        ways.map(({ course: { id }, way }) => [
          id,
          rows
            .flatMap((row) => {
              const beside = besideWay(row, way, besideCourseM);
              return beside ? [{ id: row.id, beside_course: beside }] : [];
            })
            .sort((one, other) => one.beside_course.off_m - other.beside_course.off_m || one.id - other.id),
        ]),
      ),
    institutionDetails: (lang: Language) => {
      const [cooperation, sponsor, playground] = (['cooperation', 'sponsor', 'playground'] as const).map(first);
      return {
        cooperation: toCooperation(cooperation!, passing(cooperation!), told(lang)),
        sponsor: toSponsor(sponsor!, passing(sponsor!), told(lang)),
        playground: toPlayground(playground!, passing(playground!), told(lang)),
      };
    },
  };
}
