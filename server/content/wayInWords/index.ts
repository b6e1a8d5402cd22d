/**
 * The way from point to point in words, from computed moves and templates in both languages.
 * A way that somebody wrote by hand is used as it is.
 */
import type { Words } from '../../db/columns.ts';
import type { CourseContent } from '../content.schema.ts';
import type { Move, Route } from '../route.schema.ts';
import { english } from './en.ts';
import { japanese } from './ja.ts';
import { isNearestEntrance, isNearestExit, type LegToSay, type StreetNames } from './speaker.ts';

/** Moves that a walker does not notice are part of the one before: bends of an unnamed path, a step aside. */
function noticed(moves: readonly Move[]): Move[] {
  const kept: Move[] = [];
  for (const move of moves) {
    const before = kept.at(-1);
    const isBend = move.turn === 'slight_left' || move.turn === 'slight_right';
    const isSameStreet = move.street === before?.street;
    if (before && (isBend || move.turn === 'straight') && isSameStreet) {
      const bridges = [...(before.bridges ?? []), ...(move.bridges ?? [])];
      const stepsM = (before.stepsM ?? 0) + (move.stepsM ?? 0);
      kept[kept.length - 1] = {
        ...before,
        metres: before.metres + move.metres,
        ...(bridges.length && { bridges }),
        ...(stepsM && { stepsM }),
        ...((before.under || move.under) && { under: true as const }),
      };
    } else kept.push(move);
  }
  return kept;
}

/** Who arrives at a bridge is not told to cross it first. */
function withoutGoal(moves: readonly Move[], { name }: CourseContent['points'][number]): Move[] {
  const goal = name.ja.split(' ').at(-1);
  return moves.map(({ bridges, ...move }) => {
    const others = bridges?.filter((bridge) => bridge !== goal) ?? [];
    return others.length ? { ...move, bridges: others } : move;
  });
}

/** A way that says by which gate one enters or leaves the station. */
const saysGate = /[東西南北0-9A-Z番央出]口|改札|地下道/;
/** The side that one leaves it by is enough. */
const saysSide = /[東西南北]側?[へに]出て|側[へに]出て/;

/** The way as somebody wrote it; where it begins or ends at a station and names no exit, the one to take is told with it. */
function written(way: Words, { from, to, isFirst, isLast, metres }: LegToSay): Words {
  const text = way.ja.replace(from.name.ja, '').replace(to.name.ja, '');
  const isTold = saysGate.test(text);
  const out = isFirst && isNearestExit(from, to, metres) && !isTold && !saysSide.test(text);
  const into = isLast && isNearestEntrance(to, from, metres) && !isTold;
  return {
    ja: `${out ? `出口は、${to.name.ja}にいちばん近い所を使います。` : ''}${way.ja}${into ? `駅には、${from.name.ja}にいちばん近い出口から入ります。` : ''}`,
    en: `${out ? `Take the exit nearest ${to.name.en}. ` : ''}${way.en}${into ? ` Go in by the exit nearest ${from.name.en}.` : ''}`,
  };
}

/** One entry for each leg. @param streets English names by Japanese ones; a street without one is left out in English */
export function wayInWords(course: CourseContent, legs: Route['legs'], streets: StreetNames): Words[] {
  const [ja, en] = [japanese(), english(streets)];
  course.points.slice(1).forEach((to, index) => {
    if (!to.way) return;
    const ends = { from: course.points[index]!, to };
    ja.hear(to.way.ja, ends);
    en.hear(to.way.en, ends);
  });
  return legs.map(({ moves, metres, isDrawn }, index) => {
    const [from, to] = [course.points[index]!, course.points[index + 1]!];
    const leg: LegToSay = {
      from,
      to,
      isFirst: index === 0,
      isLast: index === legs.length - 1,
      metres,
      moves: withoutGoal(noticed(moves), to),
      drawn: isDrawn ? (to.drawn ?? { ja: '', en: '' }) : null,
    };
    const computed = { ja: ja.leg(leg), en: en.leg(leg) };
    return to.way ? written(to.way, leg) : computed;
  });
}
