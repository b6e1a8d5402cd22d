/** What a person who writes a course wants to know of its route. */
import { z } from 'zod';
import { distanceM } from '../../contract/geo.ts';
import type { CourseContent } from '../../server/content/content.schema.ts';
import { readStreets } from '../../server/content/readContent.ts';
import type { Route } from '../../server/content/route.schema.ts';
import { wayInWords } from '../../server/content/wayInWords/index.ts';
import type { Sources } from './courseRoute.ts';

const longRatio = 1.6;
const longFromM = 100;
/** Legs that are longer still have to be looked at one by one. */
const veryLongRatio = 2;
const veryLongFromM = 250;

/** Why a leg may be so much longer than its straight line. */
const reasons = {
  gate: 'it goes round to the gate or the entrance',
  bank: 'bridges, steps and slopes to the bank are few',
  railway: 'it crosses a railway or a wide road where one can',
  slope: 'it winds up or down a slope, or round a valley',
  paths: 'the paths of a park or a village go round',
  back: 'it leads back from the end of a way',
  mapGap: 'the map data lack the nearer way',
} as const;

/** `content/long-legs.json`. */
export const longLegReasons = z.array(
  z.strictObject({
    course: z.int(),
    from: z.string(),
    to: z.string(),
    reason: z.enum(Object.keys(reasons) as (keyof typeof reasons)[]),
  }),
);

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

/**
 * Very long legs whose reason nobody has written down.
 * @param known `course from to`, as in the list
 */
export function unexplainedLegs({ id, points }: CourseContent, route: Route, known: ReadonlySet<string>): string[] {
  return route.legs.flatMap(({ metres, isDrawn }, index) => {
    const [from, to] = [points[index]!, points[index + 1]!];
    const straight = distanceM(from, to);
    if (isDrawn || metres < straight * veryLongRatio || metres - straight < veryLongFromM) return [];
    if (known.has(`${id} ${from.name.ja} ${to.name.ja}`)) return [];
    return [
      `${id} ${from.name.ja} → ${to.name.ja}: ${metres} m for ${Math.round(straight)} m straight, without a reason`,
    ];
  });
}

/** Numbers may differ by so much of the kept ones, or by so many metres. */
const tolerance = 0.02;
const toleranceM = 10;
const differ = (kept: number | null, made: number | null) =>
  kept === null || made === null ? kept !== made : Math.abs(kept - made) > Math.max(toleranceM, kept * tolerance);

/** Where a kept route is not the computed one: its legs, its mapped steps, its climb. */
export function differences({ id, points }: CourseContent, kept: Route | undefined, made: Route): string[] {
  if (!kept) return [`${id}: no kept route`];
  if (kept.legs.length !== made.legs.length)
    return [`${id}: kept ${kept.legs.length} legs, computed ${made.legs.length}`];
  const told = (what: string, before: number | null, now: number | null) =>
    differ(before, now) ? [`${id} ${what}: kept ${before ?? 'none'}, computed ${now ?? 'none'}`] : [];
  return [
    ...made.legs.flatMap(({ metres }, index) =>
      told(`${points[index]!.name.ja} → ${points[index + 1]!.name.ja}, m`, kept.legs[index]!.metres, metres),
    ),
    ...told('steps, m', kept.stepsM, made.stepsM),
    ...told('up, m', kept.up, made.up),
  ];
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
