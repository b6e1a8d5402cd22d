/** Every name that people may look for: what suggestions are made of, and what misspelt words are compared with. */
import { asc, eq } from 'drizzle-orm';
import { type CourseCategory, courseCategories } from '../../contract/bands.ts';
import type { SuggestionKind } from '../../contract/courses.ts';
import { courses } from '../courses/courses.table.ts';
import type { Words } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { fold } from '../keyword.ts';

export interface Entry {
  kind: SuggestionKind;
  name: Words;
  /** What tells it apart from others of its name. */
  detail: Words | null;
  /** Conditions of a search, or the id of a course. */
  conditions: Record<string, string>;
  courseId: number | null;
  /** Folded, without spaces: Japanese name, English name, reading. */
  keys: string[];
}

export interface Vocabulary {
  entries: Entry[];
  /** Every folded word and whole name, and how people write it. */
  words: ReadonlyMap<string, string>;
  /** Each of them with its pairs of characters, to find what is like another word. */
  pairs: readonly { written: string; pairs: readonly string[] }[];
}

/** Each pair of neighbours in a word, once. */
export const pairsOf = (word: string): string[] => {
  const characters = [...word];
  return [...new Set(characters.slice(1).map((character, index) => characters[index]! + character))];
};

/** As the form of conditions calls them. */
const categoryNames: Record<CourseCategory, Words> = {
  yamanote: { ja: '山手線の10分コース', en: '10-minute courses on the Yamanote Line' },
  oedo: { ja: '大江戸線の10分コース', en: '10-minute courses on the Oedo Line' },
  tokotoko: { ja: 'とことこウォーク', en: 'Tokotoko walk' },
  kawabe: { ja: '川辺のウォーキング', en: 'Riverside walking' },
  machisanpo: { ja: 'まち散歩', en: 'Town walk' },
  tama_tosho: { ja: '多摩・島しょ', en: 'Tama and Islands' },
};

/** So many courses, best first, give their names: more would not be suggested. */
const coursesAtMost = 2000;

const joined = (text: string) => fold(text).replaceAll(' ', '');
const keysOf = (name: Words, kana?: string | null) =>
  [...new Set([name.ja, name.en, kana].filter(Boolean).map((text) => joined(text!)))].filter(Boolean);

interface Known {
  stations: Iterable<{ id: number; name: Words; kana: string; municipalityCode: number }>;
  municipalities: readonly { code: number; slug: string; name: Words; kana: string }[];
  scenes: readonly { slug: string; name: Words }[];
  lines: readonly { id: number; name: Words; operator: Words }[];
}

/** Reads what the reference rows do not have: courses and their points. */
export async function readVocabulary(db: Db, { stations, municipalities, scenes, lines }: Known): Promise<Vocabulary> {
  const townOf = new Map(municipalities.map((row) => [row.code, row.name]));
  const rows = await db
    .select({
      id: courses.id,
      name: courses.name,
      points: courses.points,
      code: courses.municipalityCode,
      start: courses.start,
      goal: courses.goal,
    })
    .from(courses)
    .where(eq(courses.isPublic, true))
    .orderBy(asc(courses.sortRank), asc(courses.id))
    .limit(coursesAtMost);
  const entry = (kind: SuggestionKind, name: Words, more: Partial<Entry> & { kana?: string | null }): Entry => {
    const { kana, ...rest } = more;
    return { kind, name, detail: null, conditions: {}, courseId: null, keys: keysOf(name, kana), ...rest };
  };
  const seen = new Set([...stations].map(({ name }) => `${name.ja}駅`));
  const once = (name: Words) => !seen.has(name.ja) && !!seen.add(name.ja);
  const kanaOf = new Map(rows.flatMap(({ points }) => points.map(({ name, kana }) => [name.ja, kana])));
  const stopOf = (name: Words, kind: 'station' | 'bus_stop' | 'port', code: number) => {
    if (kind === 'station' || !once(name)) return [];
    const withKind = kind === 'bus_stop' ? [`${name.ja}バス停`, ...(name.en ? [`${name.en} bus stop`] : [])] : [];
    return [
      entry('stop', name, {
        detail: townOf.get(code) ?? null,
        conditions: { keyword: name.ja },
        keys: [...keysOf(name, kanaOf.get(name.ja)), ...withKind.map(joined)],
      }),
    ];
  };
  const ends = rows.flatMap(({ code, start, goal }) =>
    [start, goal].flatMap(({ kind, name }) => stopOf(name, kind, code)),
  );
  const places = rows.flatMap(({ points, code }) =>
    points.flatMap(({ name, kana, role }) => {
      // Those at the ends are suggested as stations or stops.
      if (role === 'start' || role === 'goal' || !once(name)) return [];
      return [entry('place', name, { kana, detail: townOf.get(code) ?? null, conditions: { keyword: name.ja } })];
    }),
  );
  // Where a walk can be broken off; a place of the same name comes first.
  const onTheWay = rows.flatMap(({ points, code }) =>
    points.flatMap(({ stopHere }) => (stopHere ? stopOf(stopHere.name, stopHere.kind, code) : [])),
  );
  const entries = [
    ...[...stations].map(({ id, name, kana, municipalityCode }) =>
      entry(
        'station',
        { ja: `${name.ja}駅`, en: `${name.en} Station` },
        {
          detail: townOf.get(municipalityCode) ?? null,
          conditions: { station: String(id) },
          keys: [...keysOf(name, kana), joined(`${name.ja}駅`), joined(`${name.en} station`)],
        },
      ),
    ),
    ...municipalities.map(({ slug, name, kana }) =>
      entry('municipality', name, { kana, conditions: { municipality: slug } }),
    ),
    ...scenes.map(({ slug, name }) => entry('scene', name, { conditions: { scene: slug } })),
    ...courseCategories.map((category) => entry('category', categoryNames[category], { conditions: { category } })),
    ...lines.map(({ id, name, operator }) =>
      entry('line', name, { detail: operator, conditions: { line: String(id) } }),
    ),
    ...ends,
    ...onTheWay,
    ...places,
    ...rows.map(({ id, name, code }) => entry('course', name, { detail: townOf.get(code) ?? null, courseId: id })),
  ];
  const words = new Map<string, string>();
  const add = (folded: string, written: string) => {
    if (folded && !words.has(folded)) words.set(folded, written);
  };
  for (const { name, keys } of entries) {
    for (const text of [name.ja, name.en]) {
      add(joined(text), text);
      for (const word of text.split(/[\s・,()（）]+/)) add(joined(word), word);
    }
    for (const key of keys) add(key, name.ja);
  }
  const pairs = [...words].map(([word, written]) => ({ written, pairs: pairsOf(word) }));
  return { entries, words, pairs };
}

/** Whether two words differ by one letter: left out, put in, changed, or two of them swapped. */
function isOneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.length - start - end, long.length - start - end];
  if (left <= 1 && right <= 1) return left + right > 0;
  return left === 2 && right === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
}

/** Words shorter than these are too like others to be corrected. */
const latinFrom = 4;
const otherFrom = 3;

/** The known word that a word was probably meant to be; null when it is known, or nothing is like it. */
export function correctionOf(word: string, { words }: Vocabulary): string | null {
  if (words.has(word) || [...word].length < (/^[a-z]+$/.test(word) ? latinFrom : otherFrom)) return null;
  let best: string | null = null;
  for (const known of words.keys()) {
    if (Math.abs(known.length - word.length) > 1 || !isOneLetterApart(word, known)) continue;
    // The first letter is seldom the wrong one.
    if (!best || (known[0] === word[0] && best[0] !== word[0])) best = known;
  }
  return best;
}

/** A word that is several names in a row (上野桜, 浅草寺), cut at the longest known name; null when no part is known. */
export function partsOf(word: string, { words }: Vocabulary): [string, string] | null {
  const characters = [...word];
  for (let length = characters.length - 1; length >= 2; length -= 1) {
    const [head, tail] = [characters.slice(0, length).join(''), characters.slice(length).join('')];
    if (words.has(head)) return [head, tail];
  }
  for (let start = 1; start <= characters.length - 2; start += 1) {
    const [head, tail] = [characters.slice(0, start).join(''), characters.slice(start).join('')];
    if (words.has(tail)) return [head, tail];
  }
  return null;
}
