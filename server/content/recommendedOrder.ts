import type { Content } from './readContent.ts';

/** Recommended first: gentle favourites of medium length, then the other named courses, then station to station; spread over the city. */
export function recommendedOrder(content: Content): Map<number, number> {
  const group = (course: Content['courses'][number]) =>
    course.categories.includes('tokotoko')
      ? 0
      : course.categories.some((category) => category === 'yamanote' || category === 'oedo')
        ? 2
        : 1;
  const turn = new Map<string, number>();
  const ranked = content.courses
    .map((course) => {
      const key = `${group(course)}-${course.municipality}`;
      const nth = turn.get(key) ?? 0;
      turn.set(key, nth + 1);
      return { id: course.id, order: [group(course), nth, (course.id * 7919) % 997] as const };
    })
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2]);
  return new Map(ranked.map(({ id }, index) => [id, index + 1]));
}
