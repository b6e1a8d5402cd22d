/** Where the words of a query stand in a text, and the part of a text around them. */
import { fold, type KeywordTerm, standsIn } from '../keyword.ts';
import type { Vocabulary } from '../search/vocabulary.ts';

/** [from, to) in UTF-16 code units. */
export type Mark = [number, number];

/** A word of Latin letters and digits is one piece: its spelling folds as a whole. Of other words each character is one. */
const pieces = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}’'‐-]*|[\p{L}\p{N}ー][\p{L}\p{M}\p{N}ー゛゜]*/gu;
const isLatin = (piece: string) => /^[\p{Script=Latin}\p{N}]/u.test(piece);

/** Folded characters of one piece, each with its place in the text. */
function unitsOf(piece: string, from: number): { folded: string; from: number; to: number }[] {
  if (isLatin(piece)) return [{ folded: fold(piece), from, to: from + piece.length }];
  const folded = [...fold(piece)];
  const written = [...piece.matchAll(/\P{M}[\p{M}゛゜]*/gu)].map(({ 0: text, index }) => ({
    text,
    from: from + index,
  }));
  // Together, because neighbours decide how some are spelt (千駄ヶ谷); one by one where that changes their number.
  return written.map(({ text, from: start }, index) => ({
    folded: folded.length === written.length ? folded[index]! : fold(text),
    from: start,
    to: start + text.length,
  }));
}

function marksIn(piece: string, from: number, terms: readonly string[]): Mark[] {
  const units = unitsOf(piece, from);
  const word = units.map(({ folded }) => folded).join('');
  const marks: Mark[] = [];
  for (const term of terms) {
    if (!standsIn(word, term)) continue;
    if (isLatin(piece)) return [[from, from + piece.length]];
    for (let at = word.indexOf(term); at >= 0; at = word.indexOf(term, at + term.length)) {
      let length = 0;
      const within = units.filter(({ folded }) => {
        const start = length;
        length += folded.length;
        return start < at + term.length && length > at;
      });
      marks.push([within[0]!.from, within.at(-1)!.to]);
    }
  }
  return marks;
}

/** In order, none overlapping. */
function joined(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

export const marksOf = (text: string, terms: readonly string[]): Mark[] =>
  joined([...text.matchAll(pieces)].flatMap(({ 0: piece, index }) => marksIn(piece, index, terms)));

/** What of a query can stand in a text: its words in every variant, and the names that are pronounced so. */
export function termsToMark(words: readonly (readonly KeywordTerm[])[], { entries }: Vocabulary): string[] {
  const texts = words.flatMap((word) => word.filter(({ isWhole }) => !isWhole).map(({ text }) => text));
  const asked = new Set(texts);
  const names = entries
    .filter(({ keys }) => keys.some((key) => asked.has(key)))
    .flatMap(({ kind, name }) =>
      kind === 'station' ? [name.ja.replace(/駅$/, ''), name.en.replace(/ Station$/, '')] : [name.ja, name.en],
    )
    .map((name) => fold(name).replaceAll(' ', ''));
  // One letter stands in every word.
  return [...new Set([...texts, ...names])].filter((term) => !/^[a-z]$/.test(term));
}

const lengths = { ja: 90, en: 180 };
const before = { ja: 20, en: 40 };
const ends = /[。．、，.,!?！？」』)）]\s*|\s/g;

/** The beginning of the excerpt: after a sentence or a space a little before the first word found. */
function startOf(text: string, first: number, room: number): number {
  if (first <= room) return 0;
  const earliest = first - room;
  const found = [...text.slice(earliest, first).matchAll(ends)][0];
  return found ? earliest + found.index + found[0].length : earliest;
}

/** @returns a part of the text around the first word found, its beginning when none stands in it */
export function excerptOf(
  text: string,
  terms: readonly string[],
  lang: 'ja' | 'en',
): { excerpt: string; marks: Mark[] } {
  const all = marksOf(text, terms);
  const start = startOf(text, all[0]?.[0] ?? 0, before[lang]);
  const whole = text.length - start <= lengths[lang] * 1.2;
  const cut = whole ? text.length : endOf(text, start + lengths[lang], lang);
  const lead = start > 0 ? '…' : '';
  const excerpt = `${lead}${text.slice(start, cut).trimEnd()}${cut < text.length ? '…' : ''}`;
  const moved = all
    .filter(([from, to]) => from >= start && to <= cut)
    .map(([from, to]): Mark => [from - start + lead.length, to - start + lead.length]);
  return { excerpt, marks: moved };
}

/** Not within a word of English, nor within a pair of surrogates. */
function endOf(text: string, at: number, lang: 'ja' | 'en'): number {
  if (lang === 'en') {
    const space = text.lastIndexOf(' ', at);
    return space > at - 40 ? space : at;
  }
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}
