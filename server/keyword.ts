/**
 * Keyword search in Japanese without a dictionary.
 *
 * Text is folded (NFKC, lower case, katakana to hiragana) and cut into single characters, pairs, and the ends of its words. An index over these
 * finds any part of a word, of one or two characters too, which trigrams cannot, and needs no second look at the text.
 */
import { isRomaji, toHiragana } from 'wanakana';
import { keywordMaxLength } from '../contract/bands.ts';

/** Characters of old or other forms, and the ones most people type. */
const variants: Record<string, string> = Object.fromEntries(
  '澤沢 齋斎 齊斉 龍竜 廣広 國国 嶋島 嶌島 邊辺 邉辺 櫻桜 瀧滝 濱浜 眞真 髙高 﨑崎 藏蔵 學学 驛駅 寺寺 神神 會会 舊旧 淺浅 鷗鴎 檜桧 曾曽 籠篭 灣湾 條条 圓円 萬万 鐵鉄 櫟櫟 薗園 冨富'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

/** One spelling of romanised names: Hepburn and Kunrei, long vowels, n and m before b, m and p. */
function latin(word: string): string {
  const once = word
    // Not in short words: a zoo is none with one o.
    .replace(/(?<=[a-z]{2}|^)o[ou]+(?=[a-z])|(?<=[a-z]{3})o[ou]+$/g, 'o')
    .replace(/uu+/g, 'u')
    .replace(/sh(?=[aeou])/g, 'sy')
    .replace(/shi/g, 'si')
    .replace(/tch/g, 'cch')
    .replace(/ch(?=[aou])/g, 'ty')
    .replace(/chi/g, 'ti')
    .replace(/tsu/g, 'tu')
    .replace(/fu/g, 'hu')
    .replace(/j(?=[aou])/g, 'zy')
    .replace(/ji/g, 'zi')
    .replace(/m(?=[bmp])/g, 'n');
  return once === word ? word : latin(once);
}

/** Full and half width, upper and lower case, katakana and hiragana, and spaces all fold to one form; so do the marks of a name. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Macrons of romanised names (ō) fold away, voicing marks of kana (が) stay.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/ゖ/g, 'け')
    .replace(/御茶/g, 'お茶')
    // 千駄ヶ谷, 千駄ケ谷 and 千駄が谷 are one place.
    .replace(/(?<=\p{Script=Han})が(?=\p{Script=Han})/gu, 'け')
    .replace(/\p{Script=Han}/gu, (character) => variants[character] ?? character)
    // Sensō-ji and Sensoji, St Luke’s and St Lukes.
    .replace(/(?<=[a-z])[-’'‐](?=[a-z])/g, '')
    .replace(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim();

/** What is compared: the same for every spelling of a word. */
export const fold = (text: string): string => folded(text).replace(/[a-z]+/g, latin);

/**
 * One or two kana stand in the middle of many readings by chance: ばら (roses) in あきはばら. In a word of kana alone they count at
 * its beginning only; words that are also written with other characters are found by these.
 */
const isKana = (word: string) => /^[ぁ-ゖー]+$/u.test(word);

/** Whether a folded text has a term, as searches find it. */
export const standsIn = (text: string, term: string): boolean =>
  [...term].length > 2 || !isKana(term)
    ? text.includes(term)
    : text.split(' ').some((word) => (isKana(word) ? word.startsWith(term) : word.includes(term)));

/** The characters and pairs of a folded text, each once, none across a space. */
export function gramsOf(folded: string): string[] {
  const grams = new Set<string>();
  for (const word of folded.split(' ')) {
    const characters = [...word];
    const counted = isKana(word) ? 1 : characters.length;
    characters.forEach((character, index) => {
      if (index < counted) grams.add(character);
      if (index && index <= counted) grams.add(characters[index - 1]! + character);
    });
  }
  grams.delete('');
  return [...grams];
}

/**
 * Where a word stands: it is a whole name of the course, its stops or its town; a whole name of something else;
 * a part of the course's name; of a stop's or the town's; of anything else.
 * Parts carry the best of their marks, and so do whole names.
 */
export const marks = ['!', '?', '^', '=', '~'] as const;
const partMarks = ['^', '=', '~'] as const;
const isWholeMark = (mark: Mark) => mark === '!' || mark === '?';
type Mark = (typeof marks)[number];

/**
 * What a row is found by: whole names; single characters, pairs, and the end of each word from each of its characters (3 characters or more).
 * A part of a word is the beginning of one of its ends, so an index that finds beginnings finds parts, and no text is read again.
 */
export function lexemesOf(
  foldedByMark: readonly [string, string, string],
  whole: { first: readonly string[]; others: readonly string[] },
): string[] {
  const markOf = new Map<string, Mark>();
  partMarks.forEach((mark, place) => {
    const text = foldedByMark[place]!;
    const ends = text.split(' ').flatMap((word) => {
      const characters = [...word];
      return characters.slice(2).map((_, index) => characters.slice(index, index + keywordMaxLength).join(''));
    });
    for (const lexeme of [...gramsOf(text), ...ends]) if (!markOf.has(lexeme)) markOf.set(lexeme, mark);
  });
  const first = new Set(whole.first);
  return [
    ...[...first].map((name) => `!${name}`),
    ...[...new Set(whole.others)].filter((name) => !first.has(name)).map((name) => `?${name}`),
    ...[...markOf].map(([lexeme, mark]) => mark + lexeme),
  ];
}

/** A lexeme that no row has. */
const nowhere = `'!!'`;

/** One word of a query, in any of its readings, at one mark: a part of a `tsquery` over `lexemesOf`. */
export function lexemeQuery(readings: readonly KeywordTerm[], mark: Mark): string {
  const terms = readings
    .filter(({ isWhole }) => isWholeMark(mark) || !isWhole)
    .map(({ text }) => `'${mark}${text}'${!isWholeMark(mark) && [...text].length > 2 ? ':*' : ''}`);
  return `(${terms.join('|') || nowhere})`;
}

export interface KeywordTerm {
  /** Folded text that must stand in what is searched. */
  text: string;
  /** A condition of a synonym (`#blossom`): found as a whole only. */
  isWhole?: true;
}

/** What else a word or a phrase means, by its folded form without spaces; conditions begin with `#`. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;
const noSynonyms: Synonyms = new Map();
const phraseLengths = [4, 3, 2, 1];

/** Words that say nothing of a course beside another word. */
const empty = new Set(
  [
    'コース',
    '散歩',
    '散策',
    'さんぽ',
    'ウォーキング',
    'おすすめ',
    '付近',
    '周辺',
    '近く',
    '近辺',
    'の',
    'で',
    'を',
    'へ',
  ]
    .concat([
      'walk',
      'walks',
      'walking',
      'course',
      'courses',
      'route',
      'routes',
      'near',
      'in',
      'at',
      'to',
      'a',
      'the',
      'of',
      'and',
    ])
    .concat(['with', 'for', 'around', 'from', 'station', 'stroll', 'tour', 'eki', 'bus', 'stop', 'バス停'])
    .map(fold),
);

/** A word without what people add to a name: 上野駅, 台東区, 浅草コース. */
function bare(word: string): string[] {
  const found = /^(.{2,}?)(駅前|駅|ばす停|停留所|区|市|町|村|周辺|付近|こーす|散歩|さんぽ|えき)$/u.exec(word)?.[1];
  return found ? [found] : [];
}

/**
 * The words of a query: all of them must match, each in one of its readings (as typed, without a suffix, romaji read as kana, synonyms).
 * At most 5 words count.
 */
export function termsOf(keyword: string, synonyms: Synonyms = noSynonyms): KeywordTerm[][] {
  const typed = folded(keyword).split(' ').filter(Boolean);
  const words = typed.map((word) => word.replace(/[a-z]+/g, latin));
  const groups: KeywordTerm[][] = [];
  for (let index = 0; index < words.length && groups.length < 5; ) {
    const length = phraseLengths.find((each) => synonyms.has(words.slice(index, index + each).join(''))) ?? 1;
    const word = words.slice(index, index + length).join('');
    const readings = [word, ...(length === 1 ? bare(word) : [])];
    const kana = length === 1 && isRomaji(typed[index]!) ? toHiragana(typed[index]!) : '';
    if (kana && !/[a-z]/.test(kana)) readings.push(fold(kana));
    const meant = synonyms.get(word) ?? [];
    groups.push([
      ...[...new Set([...readings, ...meant.filter((text) => !text.startsWith('#')).map(fold)])].map((text) => ({
        text,
      })),
      ...meant.filter((text) => text.startsWith('#')).map((text) => ({ text, isWhole: true as const })),
    ]);
    index += length;
  }
  const telling = groups.filter(([first]) => !empty.has(first!.text));
  return telling.length ? telling : groups;
}

/** Several texts as one that can be searched: names never run into each other. */
export const searchTextOf = (texts: ReadonlyArray<string | null | undefined>): string =>
  [...new Set(texts.filter(Boolean).map((text) => fold(text!)))].join(' ');

/**
 * The whole names among some texts: each as one word, and each of its words, if they say something alone. The word before "Line"
 * does not: the Hachiko Line is called after two towns far from the statue.
 */
export function wholeNamesOf(texts: ReadonlyArray<string | null | undefined>, withWords = true): string[] {
  const names = texts.filter(Boolean).flatMap((text) => {
    const words = fold(text!).split(' ');
    return [
      words.join(''),
      ...(withWords ? words.filter((word, at) => [...word].length > 1 && words[at + 1] !== 'line') : []),
    ];
  });
  return [...new Set(names)];
}
