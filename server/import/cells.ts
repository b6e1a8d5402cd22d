/** What a cell holds: how it is read, and written so that it reads back to the same. */
import type { ImportFaultKind } from '../../contract/importFaults.ts';
import type { Language } from '../../contract/values.ts';
import { type Choices, choices, yesNo } from './words.ts';

export interface Cell {
  /** What is said of a value that cannot be read, or that the form refuses. */
  fault: ImportFaultKind;
  /** @returns undefined when the text cannot be read */
  read: (text: string) => unknown;
  write: (value: unknown, lang: Language) => string;
  /** What can be chosen: one of them, or several. */
  choices?: { of: Choices; isList: boolean };
  /** Where the cell itself knows better than the column what could stand there. */
  example?: (lang: Language | 'json') => string;
}

/** Full-width digits and letters as ASCII, one space between words. */
export const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
const compared = (text: string) => plain(text).toLowerCase();

const words = (fault: ImportFaultKind): Cell => ({ fault, read: (text) => text, write: String });
export const text = words('text');
export const kana = words('kana');
/** Its HTML is held to the list of rich text. */
export const richText = words('markup');
export const recording = words('recording');

const asciiWords = (fault: ImportFaultKind): Cell => ({ fault, read: plain, write: String });
export const slug = asciiWords('slug');
export const url = asciiWords('url');
export const path = asciiWords('path');
export const phone: Cell = { fault: 'phone', read: (text) => plain(text).replace(/[‐‑‒–—−ー]/g, '-'), write: String };
export const website = asciiWords('website');

const numberCell = (fault: ImportFaultKind, form: RegExp): Cell => ({
  fault,
  read: (given) => (form.test(plain(given)) ? Number(plain(given)) : undefined),
  write: String,
});
export const id = numberCell('id', /^\d{1,15}$/);
export const wholeNumber = numberCell('wholeNumber', /^\d{1,15}$/);
export const decimal = numberCell('number', /^-?\d{1,4}(\.\d{1,20})?$/);

/** First year of an era, and the days on which it began and ended. */
const eras = [
  { name: '令和|R', year: 2019, from: '2019-05-01', to: '9999-12-31' },
  { name: '平成|H', year: 1989, from: '1989-01-08', to: '2019-04-30' },
] as const;

const dateOf = (year: number, month: string, day: string) =>
  `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** 2026-04-01, 2026/4/1, 2026年4月1日, 令和8年4月1日 or R8.4.1. A year of two digits, or at the end, could mean several days. */
function readDate(given: string): string | undefined {
  const value = plain(given).replace(/ /g, '');
  const western = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/.exec(value);
  if (western) return dateOf(Number(western[1]), (western[3] ?? western[5])!, (western[4] ?? western[6])!);
  for (const { name, year, from, to } of eras) {
    const found = new RegExp(
      `^(?:${name})(元|\\d{1,2})(?:年(\\d{1,2})月(\\d{1,2})日|([-/.])(\\d{1,2})\\4(\\d{1,2}))$`,
      'i',
    ).exec(value);
    if (!found) continue;
    const ofEra = found[1] === '元' ? 1 : Number(found[1]);
    const date = dateOf(year + ofEra - 1, (found[2] ?? found[5])!, (found[3] ?? found[6])!);
    return ofEra > 0 && date >= from && date <= to ? date : undefined;
  }
  return undefined;
}
export const date: Cell = { fault: 'date', read: readDate, write: String };

const codesByWords = new WeakMap<Choices, ReadonlyMap<string, string>>();

/** A code by its words in either language, or by itself. */
function codeOf(of: Choices, given: string): string | undefined {
  let codes = codesByWords.get(of);
  if (!codes) {
    codes = new Map(
      Object.entries(of).flatMap(([code, { ja, en }]) => [code, ja, en].map((word) => [compared(word), code] as const)),
    );
    codesByWords.set(of, codes);
  }
  return codes.get(compared(given));
}

const choicesInWords = (of: Choices) => (lang: Language | 'json') => {
  const codes = Object.keys(of);
  const all = codes.slice(0, 12).map((code) => (lang === 'json' ? code : of[code]![lang]));
  return all.join(lang === 'ja' ? '、' : '; ') + (codes.length > all.length ? '…' : '');
};

export const choice = (of: Choices): Cell => ({
  fault: 'choice',
  read: (given) => codeOf(of, given),
  write: (value, lang) => of[String(value)]?.[lang] ?? String(value),
  example: choicesInWords(of),
  choices: { of, isList: false },
});

const partsOf = (given: string, separator: RegExp) => given.split(separator).filter((part) => part.trim() !== '');

/** Several choices in one cell. A comma stands between them too, unless it is part of one: "History, temples and shrines". */
export const list = (of: Choices): Cell => ({
  fault: 'choice',
  read: (given) => {
    const codes = partsOf(given, /[、;；/／\n]/).flatMap(
      (part) => codeOf(of, part) ?? partsOf(part, /[,，]/).map((each) => codeOf(of, each)),
    );
    return codes.includes(undefined) ? undefined : codes;
  },
  write: (value, lang) => (value as string[]).map((code) => of[code]?.[lang] ?? code).join(lang === 'ja' ? '、' : '; '),
  example: choicesInWords(of),
  choices: { of, isList: true },
});

const yes = /^(はい|有|あり|yes|y|true|1|[○◯〇])$/i;
const no = /^(いいえ|無|なし|no|n|false|0|[×✕✗])$/i;
export const boolean: Cell = {
  fault: 'yesNo',
  read: (given) => (yes.test(plain(given)) ? true : no.test(plain(given)) ? false : undefined),
  write: (value, lang) => yesNo[value ? 'true' : 'false'][lang],
  example: (lang) => (lang === 'json' ? 'true, false' : `${yesNo.true[lang]} / ${yesNo.false[lang]}`),
  choices: { of: yesNo, isList: false },
};

/** By its name or its code. */
export const municipality: Cell = {
  fault: 'municipality',
  read: (given) => {
    const code = codeOf(choices.municipality, given);
    return code === undefined ? undefined : Number(code);
  },
  write: (value, lang) => choices.municipality[String(value)]?.[lang] ?? String(value),
  choices: { of: choices.municipality, isList: false },
};
