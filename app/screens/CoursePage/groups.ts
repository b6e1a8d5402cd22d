import type { CourseSummary } from '../../../contract/courses.ts';

/** What a line in a list of many says of a course; it is not drawn, so its way is left behind. */
export type Hop = Pick<CourseSummary, 'id' | 'name' | 'minutes' | 'distance_m' | 'steps' | 'status'>;

export const toHop = ({ id, name, minutes, distance_m, steps, status }: CourseSummary): Hop => ({
  ...{ id, name, minutes, distance_m, steps, status },
});

export interface StationGroup {
  station: CourseSummary['station'];
  municipality: CourseSummary['municipality'];
  courses: CourseSummary[];
}

/** Courses by the stop they start from, municipalities in their official order, stops in the order of their ids. */
export function byStation(courses: readonly CourseSummary[]): StationGroup[] {
  const groups = new Map<string, StationGroup>();
  for (const course of courses) {
    const { station, municipality } = course;
    const key = `${station.kind} ${station.id ?? station.name}`;
    const group = groups.get(key) ?? { station, municipality, courses: [] };
    group.courses.push(course);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => a.municipality.code - b.municipality.code || (a.station.id ?? 0) - (b.station.id ?? 0),
  );
}
