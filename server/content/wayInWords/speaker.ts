/** What the templates of both languages share. */
import type { Words } from '../../db/columns.ts';
import type { Move } from '../route.schema.ts';

/** English names of streets and bridges, by their Japanese names. */
export type StreetNames = ReadonlyMap<string, string>;

export interface LegToSay {
  from: { name: Words; exit?: Words | undefined };
  to: { name: Words; exit?: Words | undefined };
  isFirst: boolean;
  isLast: boolean;
  metres: number;
  moves: readonly Move[];
  /** Why the line is drawn straight; null = it follows ways. */
  drawn: Words | null;
}

/** It leads to a place on the street that it ends in: who follows the street is there, and a second mention says nothing. */
export const endsInItsStreet = ({ to, moves }: LegToSay): boolean => moves.at(-1)?.street === to.name.ja;

/** A place farther away than this says nothing of the exits of a station. */
const exitWithinM = 400;

/** The exit of a station that nobody has named is the one nearest the next place, if that is near and not told a second time. */
export const isNearestExit = ({ name, exit }: LegToSay['from'], other: LegToSay['from'], metres: number): boolean =>
  !exit && name.ja.endsWith('駅') && metres <= exitWithinM && !other.name.ja.endsWith('（帰り）');

/** So is the entrance at the goal. From a point that is an entrance of the station itself none is nearer. */
export const isNearestEntrance = (goal: LegToSay['to'], from: LegToSay['from'], metres: number): boolean =>
  isNearestExit(goal, from, metres) && !from.name.ja.startsWith(goal.name.ja);

/** Without moves and longer than this, a leg is not "right next to": nobody knows its turns, only its line. */
export const nextToM = 40;

/** One language. A new one for every course: it remembers how sentences began, so that no two begin alike. */
export interface Speaker {
  leg: (leg: LegToSay) => string;
  /** A sentence that somebody wrote by hand, told before all others: none of them begins as it does. */
  hear: (way: string, leg: Pick<LegToSay, 'from' | 'to'>) => void;
}

/** How a sentence begins, but for the names of places, which differ anyway. */
export type OpeningOf = (sentence: string, places: readonly string[]) => string;

/** Takes beginnings in turn, so that neighbours differ, and one that no sentence has had as long as there is one. */
export function openings(openingOf: OpeningOf) {
  const used = new Set<string>();
  let turn = 0;
  return {
    hear(sentence: string, places: readonly string[]): void {
      used.add(openingOf(sentence, places));
    },
    open(candidates: readonly string[], places: readonly string[]): string {
      const first = turn % candidates.length;
      const inTurn = [...candidates.slice(first), ...candidates.slice(0, first)];
      const chosen = inTurn.find((candidate) => !used.has(openingOf(candidate, places))) ?? inTurn[0]!;
      used.add(openingOf(chosen, places));
      turn += 1;
      return chosen;
    },
  };
}
