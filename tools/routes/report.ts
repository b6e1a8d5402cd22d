/** What a person who writes a course wants to know of its route. */
import { distanceM } from '../../contract/geo.ts';
import type { CourseContent } from '../../server/content/content.schema.ts';
import { readStreets } from '../../server/content/readContent.ts';
import type { Route } from '../../server/content/route.schema.ts';
import { wayInWords } from '../../server/content/wayInWords/index.ts';
import type { Sources } from './courseRoute.ts';

const longRatio = 1.6;
const longFromM = 100;

/** Legs that are much longer than their straight line, with the likely cause. */
export function longLegs({ id, points }: CourseContent, route: Route): string[] {
  return route.legs.flatMap(({ metres, moves, isDrawn }, index) => {
    const [from, to] = [points[index]!, points[index + 1]!];
    const straight = distanceM(from, to);
    const name = `${id} ${from.name.ja} → ${to.name.ja}`;
    if (isDrawn) return [`${name}: no way, drawn straight (${metres} m)`];
    if (metres < straight * longRatio || metres - straight < longFromM) return [];
    const isBack = moves.some(({ turn }) => turn === 'back');
    const cause = moves.some(({ under }) => under)
      ? 'another level'
      : moves.some(({ bridges }) => bridges)
        ? 'a point on the other bank?'
        : isBack
          ? 'a point in a dead end, or behind a gate?'
          : 'a gate, a wall or a railway between';
    return [`${name}: ${metres} m for ${Math.round(straight)} m straight: ${cause}`];
  });
}

/** A course is listed under one municipality: something to see must lie there. */
export function notAtHome({ id, municipality, points }: CourseContent, { municipalityAt }: Sources): string[] {
  const isThere = points.some((point) => point.role === 'highlight' && municipalityAt?.(point) === municipality);
  return !municipalityAt || isThere ? [] : [`${id}: no highlight lies in its municipality, ${municipality}`];
}

/** A course leg by leg: words in both languages, and the moves they were made from. */
export function explain(course: CourseContent, route: Route): string {
  const words = wayInWords(course, route.legs, readStreets());
  const legs = route.legs.map(({ metres, moves, up, down }, index) => {
    const [from, to] = [course.points[index]!, course.points[index + 1]!];
    const details = moves.map(({ turn, towards, metres: own, street, bridges, stepsM, under }) =>
      [
        turn ?? 'start',
        towards,
        `${own} m`,
        street,
        bridges?.map((name) => `bridge ${name}`),
        stepsM && `steps ${stepsM} m`,
        under && 'under',
      ]
        .filter(Boolean)
        .join(' '),
    );
    return [
      `${index + 1}. ${from.name.ja} → ${to.name.ja}: ${metres} m, straight ${Math.round(distanceM(from, to))} m${up === null ? '' : `, up ${up} down ${down}`}`,
      `   ja${to.way ? ' (by hand)' : ''}: ${words[index]!.ja}`,
      `   en: ${words[index]!.en}`,
      `   [${details.join(' | ')}]`,
    ].join('\n');
  });
  const { metres, up, down, stepsM, municipalities } = route;
  return `${course.id} ${course.name.ja}: ${metres} m, up ${up}, down ${down}, mapped steps ${stepsM} m, in ${municipalities.join(', ')}\n${legs.join('\n')}`;
}
