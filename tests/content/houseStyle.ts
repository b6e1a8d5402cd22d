/** How words are written in every text of the portal. */
import type { Language } from '../../contract/values.ts';

type Rule = readonly [name: string, fault: RegExp];

export const styleRules: Record<Language, readonly Rule[]> = {
  en: [
    [
      'British',
      /\b(?:colors?|colorful|(?<!-)center|favorite|neighbor(?:hood)?s?|gray|travelers?|kilometers?|theater|harbor|sidewalk|crosswalk|railroad|honor(?:s|ed|ing)?|organized?|recognized?|stor(?:y houses|ied)|armor|jewelry|omelets?|[Tt]oward)\b|\b(?:[Nn]orth|[Ss]outh)(?:east|west)/,
    ],
    ['one apostrophe, ’', /'/],
    ['one dash between words, none for an aside', /\S\s[–—-]\s/],
    ['Tamagawa-josui, but for the station', /Tamagawa [Jj]osui|Tamagawa-Josui(?! (?:Line|Station))/],
    [
      'Ome-kaido, Kasuga-dori: as on the signs, with nothing behind',
      /\b[A-Z]\w+ Kaido\b|-(?:dori|kaido) (?:Street|Avenue|Road|Lane)\b/,
    ],
    ['Mount Fuji', /\bMt\b/],
    ['Nijubashi Bridge: a part of the name', /[A-Z][\w-]*(?:bashi|hashi|kyo) bridge\b/],
    ['Nihombashi, as its station', /Nihonbashi/],
    ['Sensoji, without hyphen', /\b[A-Z][a-z]+-ji\b/],
  ],
  ja: [
    ['渡る', /(?<![見にか])わた(?:る|り|って|れば|ります)/],
    ['けやき、いちょう、もみじ、つつじ', /ケヤキ|イチョウ|モミジ|ツツジ/],
    ['もどる', /戻/],
    ['に沿って、川沿い', /(?<=に)そって|(?<=[川路河堀海道水岸池線])ぞい/],
    ['ならぶ', /並(?:ぶ|び|ん)/],
    ['続く', /つづ[くきいけ]/],
    ['眺め', /ながめ/],
    ['おほり', /お[堀濠]/],
    ['昔', /むかし/],
    ['真ん中', /まん中/],
    ['後ろ', /うしろ/],
    ['途中', /とちゅう/],
    ['両側、右側、左側', /[両右左]がわ/],
    ['たずねる', /[訪尋]ね/],
    ['探す', /さが[しすせ]/],
    ['変わる; かわりに and かわるがわる stay', /(?<=[にが])かわ(?:り(?!に)|る(?!がわる)|っ)/],
    ['囲む', /かこ[まみむん]/],
    ['バラ', /ばら園|(?<=[のや])ばら(?=[のがを、。])/],
    ['見どころ, コース and 道順 have no second word', /みどころ|見所|ルート(?!ビア)|行き方|道筋/],
  ],
};

export const inBoth = <T>(make: (lang: Language) => T): Record<Language, T> => ({ ja: make('ja'), en: make('en') });

/** Names of the rules that a text breaks. */
export const styleFaults = (texts: Record<Language, string>): string[] =>
  (['ja', 'en'] as const).flatMap((lang) =>
    styleRules[lang].flatMap(([name, fault]) => {
      const found = fault.exec(texts[lang]);
      return found ? [`${lang}, ${name}: ${texts[lang].slice(Math.max(0, found.index - 30), found.index + 30)}`] : [];
    }),
  );
