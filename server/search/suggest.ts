/** Suggestions while somebody types: whole names before beginnings, beginnings before parts. */

import { toHiragana } from 'wanakana';
import { type Suggestion, type SuggestionKind, suggestionKinds } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';
import { fold, standsIn } from '../keyword.ts';
import type { Entry, Vocabulary } from './vocabulary.ts';

const suggestedAtMost = 8;
/** Of one kind, so that one kind does not fill the list. */
const ofOneKind = 4;
/** Where it takes the same rank: as in the contract. */
const order: readonly SuggestionKind[] = suggestionKinds;

/** 0 = the whole name, 1 = its beginning, 2 = a part of it. */
function rankOf({ keys }: Entry, typed: readonly string[]): number | null {
  let best: number | null = null;
  for (const key of keys)
    for (const text of typed) {
      if (!standsIn(key, text)) continue;
      const rank = key === text ? 0 : key.startsWith(text) ? 1 : 2;
      if (best === null || rank < best) best = rank;
    }
  return best;
}

export function suggestionsFor(keyword: string, { entries }: Vocabulary, lang: Language): Suggestion[] {
  const word = fold(keyword).replaceAll(' ', '');
  if (!word) return [];
  const kana = /^[a-z-]+$/i.test(keyword.trim()) ? fold(toHiragana(keyword.trim().toLowerCase())) : '';
  const typed = [word, ...(kana && !/[a-z]/.test(kana) ? [kana] : [])];
  const found = entries
    .flatMap((entry) => {
      // Bus stops of the map data have a Japanese name; not all have an English one.
      if (!entry.name[lang]) return [];
      const rank = rankOf(entry, typed);
      // One letter is the beginning of a name, not a part of every other.
      return rank === null || (rank === 2 && [...word].length < 2) ? [] : [{ entry, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        order.indexOf(a.entry.kind) - order.indexOf(b.entry.kind) ||
        a.entry.name[lang].length - b.entry.name[lang].length,
    );
  const count = new Map<SuggestionKind, number>();
  const chosen = found.filter(({ entry: { kind } }) => {
    const before = count.get(kind) ?? 0;
    count.set(kind, before + 1);
    return before < ofOneKind;
  });
  return chosen.slice(0, suggestedAtMost).map(({ entry: { kind, name, detail, conditions, courseId } }) => ({
    kind,
    name: name[lang],
    detail: detail?.[lang] ?? null,
    conditions: Object.entries(conditions).map(([field, value]) => ({
      field,
      // A place is searched for by its name in the reader's language.
      value: field === 'keyword' ? name[lang] : value,
    })),
    course_id: courseId,
  }));
}
