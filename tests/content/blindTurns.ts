/** Finds turns in a way in words that a walker cannot place: no metres, no street and no landmark before the next turn. */

interface Language {
  turn: RegExp;
  /** Sides that are no turns. */
  side: RegExp;
  /** What a walker recognises. */
  anchor: RegExp;
  twice: RegExp;
  /** What leads up to a turn names where it is made. @param before from the turn before */
  isReached: (before: string, anchor: RegExp) => boolean;
}

const languages: Record<'ja' | 'en', Language> = {
  ja: {
    turn: /[左右](?:ななめ前)?(?=[へに、と]|鋭く|大きく)/g,
    side: /[左右](?:手)?[にへ](?:見|[^、。]{1,14}[をが](?:見|なが))|[左右](?:がわ|側|手)/g,
    anchor:
      /\d|通り|街道|橋|坂|川|公園|門|段|トンネル|踏切|ガード|信号|堤|土手|緑道|遊歩道|広場|寺|神社|宮|駅|交差点|池|線路|岸|塀|境内|参道|商店街|墓|鳥居|浜|海|港|林|森|庭|館|城|校|道標|バス停|畑|テラス|つきあたり|行き止まり|並木|横丁|歩道|地下道|[堀濠園院湖丘山壁舎沢谷滝崖]|住宅|家並|町の中|高架|モノレール|団地|建物|広い道|砂利|台地|車道|水路|用水|上水/,
    twice: /^[^、。]{0,3}二度/,
    isReached(before, anchor) {
      const clauses = before.split(/[、。]/);
      const [last = '', earlier = ''] = clauses.reverse();
      if (/(?:[をへでにはも前先所角]|から)$/.test(last)) return anchor.test(last);
      const isReached = /(?:渡|下|上が?|抜け|過ぎ|通|出|もど|くぐ|着い|越え|こえ)(?:[りるっ])?(?:て|たら|と)?$/.test(
        earlier,
      );
      return /^(?:さらに|次に|すぐに?)?$/.test(last) && isReached && anchor.test(earlier);
    },
  },
  en: {
    turn: /\b(?:left|right)\b/g,
    side: /(?:on|to|keep|along) (?:your|the|its|our) (?:left|right)|(?:left|right)[- ]hand|right (?:next|in front|beside|by|at|under|up to|through)|on (?:left|right)/g,
    anchor:
      /\d|(?<![.] )\b[A-Z][a-z]|bridge|river|park|steps|stairs|gate|underpass|tunnel|crossing|lights|railway|level|stream|bank|shrine|temple|pond|moat|canal|wall|avenue|street|square|station|slope|sea|coast|harbour|path|track|promenade|greenway|hall|torii|wood|trees|garden|museum|school|terrace|road|lane|houses|hill|lawn|arch|deck|viaduct|monorail|monument|lake|reservoir|dam|slip|cliff|valley|falls|grounds|fence|buildings/,
    twice: /^ twice/,
    isReached(before, anchor) {
      const [sentence = ''] = before.split(/[.;]/).reverse();
      const [reached] =
        /\b(?:to|at|past|over|across|through|behind|outside|under|beyond|cross|from|of|down|up|after|out|by|before|with|as far as|opposite)\b.*$/i.exec(
          sentence,
        ) ?? [];
      return reached !== undefined && anchor.test(` ${reached}`);
    },
  },
};

/** The turns of a way in words, in order, as it names them. */
export const turnsTold = (text: string, lang: 'ja' | 'en'): string[] => {
  const { side, turn } = languages[lang];
  return [...text.replace(side, '').matchAll(turn)].map(([words]) => words);
};

/** The text from each turn that is told by nothing; the last turn leads to the place at the end. */
export function blindTurns(text: string, lang: 'ja' | 'en'): string[] {
  const { turn, side, anchor, twice, isReached } = languages[lang];
  const told = text.replace(side, (words) => '_'.repeat(words.length));
  const turns = [...told.matchAll(turn)].map((match) => ({ at: match.index, words: match[0] }));
  return turns.flatMap(({ at, words }, index) => {
    const from = at + words.length;
    const next = turns[index + 1];
    const after = told.slice(from, next?.at);
    const isTwice = twice.test(after);
    if (!isTwice && (!next || anchor.test(after))) return [];
    const last = turns[index - 1];
    const before = told.slice(last ? last.at + last.words.length : 0, at);
    return !isTwice && isReached(before, anchor) ? [] : [text.slice(at, from + 20)];
  });
}
