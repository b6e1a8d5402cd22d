/** A document of the site search, and the row that the index keeps of it. */
import type { SiteKind } from '../../contract/siteKinds.ts';
import type { Words } from '../db/columns.ts';
import { fold, lexemesOf, searchTextOf, wholeNamesOf } from '../keyword.ts';
import type { Vocabulary } from '../search/vocabulary.ts';
import type { siteDocuments } from './siteSearch.table.ts';

export interface SiteDocument {
  kind: SiteKind;
  /** Names it among its kind. */
  key: string;
  /** Address on this site, without the language. */
  path: string;
  title: Words;
  /** Plain text, of which excerpts are made; what matters most stands first. */
  text: Words;
  /** The text only says what stands at the address, in words that many have. */
  isTextLeftOut?: true;
  /** Other names of what the title names, such as its pronunciation. */
  names?: readonly (string | null | undefined)[];
  /** Names of what it belongs to: its town, its scenes. */
  belongsTo?: readonly (string | null | undefined)[];
  /** Conditions that synonyms may mean: `#blossom`. */
  conditions?: readonly string[];
  /** Order within its kind, smaller first. */
  rank: number;
  date?: string;
  /** The last day on which it is found. */
  until?: string;
}

/** Known names with how they are read, folded: what is written 上野 is also found by うえの. */
export type Pronunciations = readonly (readonly [name: string, pronunciations: readonly string[]])[];

const isKana = (text: string) => /^[ぁ-ゖー]+$/.test(text);

export function pronunciationsOf({ entries }: Vocabulary): Pronunciations {
  const known = new Map<string, string[]>();
  for (const { kind, name, keys } of entries) {
    if (kind !== 'station' && kind !== 'municipality' && kind !== 'place') continue;
    const written = fold(kind === 'station' ? name.ja.replace(/駅$/, '') : name.ja).replaceAll(' ', '');
    const pronunciations = keys.filter((key) => isKana(key) && key !== written);
    if ([...written].length > 1 && pronunciations.length)
      known.set(written, [...(known.get(written) ?? []), ...pronunciations]);
  }
  return [...known];
}

const pronunciationsIn = (folded: string, pronunciations: Pronunciations): string =>
  pronunciations.flatMap(([name, kana]) => (folded.includes(name) ? kana : [])).join(' ');

/** A day of the calendar as a rank: later days first. */
export const latestFirst = (day: string): number => -Math.round(Date.parse(day) / 86_400_000);

/** Longer texts are found by their beginning. */
const textAtMost = 20_000;
/** PostgreSQL keeps no more than 1 MB of lexemes in a row. */
const lexemeBytesAtMost = 900_000;

function within(lexemes: readonly string[]): string[] {
  let bytes = 0;
  return lexemes.filter((lexeme) => {
    bytes += Buffer.byteLength(lexeme) + 2;
    return bytes <= lexemeBytesAtMost;
  });
}

export function documentRow(document: SiteDocument, pronunciations: Pronunciations): typeof siteDocuments.$inferInsert {
  const { kind, key, path, title, rank, date = null, until = null } = document;
  const { names = [], belongsTo = [], conditions = [], isTextLeftOut = false } = document;
  const text: Words = { ja: document.text.ja.slice(0, textAtMost), en: document.text.en.slice(0, textAtMost) };
  const ownNames = searchTextOf([title.ja, title.en, ...names]);
  const others = searchTextOf(belongsTo);
  const rest = isTextLeftOut ? '' : searchTextOf([text.ja, text.en]);
  const terms = lexemesOf(
    [
      `${ownNames} ${pronunciationsIn(ownNames, pronunciations)}`.trim(),
      others,
      `${rest} ${pronunciationsIn(rest, pronunciations)}`.trim(),
    ],
    {
      // A condition is what a scene is, and what a course has.
      first: [...wholeNamesOf([title.ja, title.en, ...names]), ...(kind === 'place' ? conditions : [])],
      others: [...wholeNamesOf(belongsTo, false), ...(kind === 'place' ? [] : conditions)],
    },
  );
  return { kind, key, path, title, text, rank, date, until, terms: within([`@${kind}`, ...terms]) };
}
