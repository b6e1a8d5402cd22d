import { unknownValue } from '../../contract/apiError.ts';
import type { Park } from '../../contract/reading.ts';
import { simplifyTo } from '../../contract/simplify.ts';
import type { Language } from '../../contract/values.ts';
import type { Handlers } from '../context.ts';
import { coursesByIds } from '../courses/courses.queries.ts';
import { municipalityOf, type SummaryRow } from '../courses/summary.ts';
import type { References } from '../references.ts';
import { type ParkRow, parksIn } from './parks.queries.ts';

/** Enough for a drawing the size of a stamp. */
const drawnAtMost = 16;

const drawingOf = ({ line, sceneIds }: SummaryRow, { sceneById }: References): Park['drawing'] => ({
  line: simplifyTo(
    line.map(([lat, lng]) => ({ lat, lng })),
    drawnAtMost,
  ).map(({ lat, lng }) => [lat, lng]),
  scene: sceneById.get(sceneIds[0]!)!.slug,
});

/** @param near open courses by id */
export function toPark(
  { id, name, kana, description, municipalityCode, lat, lng, courseIds }: ParkRow,
  near: ReadonlyMap<number, SummaryRow>,
  references: References,
  lang: Language,
): Park {
  const courses = courseIds.flatMap((course) => near.get(course) ?? []);
  return {
    ...{ id, name: name[lang], kana, description: description[lang], lat, lng },
    area: references.municipalityByCode.get(municipalityCode)!.area,
    municipality: municipalityOf(municipalityCode, references, lang),
    courses: courses.map((course) => ({ id: course.id, name: course.name[lang], minutes: course.minutes })),
    drawing: courses[0] ? drawingOf(courses[0], references) : null,
  };
}

export const parkHandlers: Handlers<'GET /park'> = {
  'GET /park': async ({ municipality, lang }, context) => {
    const { db, references } = context;
    const codes = municipality.map((name) => {
      const row = references.municipalityByName.get(name);
      if (!row) throw unknownValue('municipality');
      return row.code;
    });
    const rows = await parksIn(db, codes);
    const courses = await coursesByIds([...new Set(rows.flatMap(({ courseIds }) => courseIds))], context);
    const near = new Map(courses.filter(({ status }) => status !== 'closed').map((course) => [course.id, course]));
    return { parks: rows.map((row) => toPark(row, near, references, lang)) };
  },
};
