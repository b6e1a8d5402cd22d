/** What a course is found by: texts at three weights, and whole names. */
import type { CourseCategory } from '../../contract/bands.ts';
import type { Words } from '../db/columns.ts';
import { searchTextOf, wholeNamesOf } from '../keyword.ts';
import type { CourseContent } from './content.schema.ts';

interface Named {
  name: Words;
  kana?: string | undefined;
}

export interface Searched {
  /** Folded: its own name; its stops and its town; everything else. */
  texts: [string, string, string];
  whole: { first: string[]; others: string[] };
}

const wordsOf = (named: readonly Named[]) => named.flatMap(({ name, kana }) => [name.ja, name.en, kana]);

export function searchedOf({
  course,
  stops,
  municipality,
  towns,
  scenes,
  lines,
  categories,
  nearStops,
  busStops,
  isFlat,
  isLong,
  hasToilet,
}: {
  course: CourseContent;
  stops: { start: Named; goal: Named };
  municipality: Named;
  /** The others that the way passes through. */
  towns: readonly Named[];
  scenes: readonly (Named & { slug: string })[];
  lines: readonly Named[];
  categories: readonly CourseCategory[];
  /** Stations beside the way, and bus stops where it can be broken off. */
  nearStops: readonly Named[];
  /** All beside the way. They are called after places that may not be on it, and found by their whole name only. */
  busStops: readonly Words[];
  isFlat: boolean;
  /** In the band of the longest walks. */
  isLong: boolean;
  hasToilet: boolean;
}): Searched {
  const atStops = [stops.start, stops.goal, municipality];
  const elsewhere = [...scenes, ...towns, ...lines, ...nearStops, ...course.points];
  const sentences = [course.lead, ...course.points.flatMap(({ text }) => text ?? [])];
  return {
    texts: [
      searchTextOf(wordsOf([course])),
      searchTextOf(wordsOf(atStops)),
      searchTextOf([...wordsOf(elsewhere), ...sentences.flatMap(({ ja, en }) => [ja, en])]),
    ],
    whole: {
      first: [
        ...wholeNamesOf(wordsOf([course, ...atStops])),
        // 台東 is asked for as often as 台東区.
        ...wholeNamesOf([municipality.name.ja.replace(/[区市町村]$/, '')]),
      ],
      others: [
        ...wholeNamesOf(wordsOf([...scenes, ...nearStops, ...course.points])),
        // A word of a line's name is mostly a place somewhere else.
        ...wholeNamesOf(wordsOf([...towns, ...lines]), false),
        ...wholeNamesOf(
          busStops.flatMap(({ ja, en }) => [ja, en]),
          false,
        ),
        ...[...scenes.map(({ slug }) => slug), ...categories].map((condition) => `#${condition}`),
        ...(isFlat ? ['#flat'] : []),
        ...(isLong ? ['#long'] : []),
        ...(hasToilet ? ['#toilet'] : []),
      ],
    },
  };
}
