import type { Move } from '../route.schema.ts';
import {
  endsInItsStreet,
  isNearestEntrance,
  isNearestExit,
  type LegToSay,
  nextToM,
  type OpeningOf,
  openings,
  type Speaker,
} from './speaker.ts';

const towards: Record<Move['towards'], string> = {
  n: '北',
  ne: '北東',
  e: '東',
  se: '南東',
  s: '南',
  sw: '南西',
  w: '西',
  nw: '北西',
};

/** In the form that another clause follows. */
const turned: Record<NonNullable<Move['turn']>, string> = {
  straight: 'そのまま',
  slight_left: '左ななめ前へ',
  slight_right: '右ななめ前へ',
  left: '左に曲がり、',
  right: '右に曲がり、',
  sharp_left: '左に鋭く曲がり、',
  sharp_right: '右に鋭く曲がり、',
  back: '来た道をもどり、',
};

const movesPerSentence = 3;
/** Shorter than this is not measured by a walker. */
const momentM = 25;

const metresInJapanese = (metres: number): string =>
  metres >= 1000
    ? `約${(Math.round(metres / 100) / 10).toFixed(1)}km`
    : `約${Math.max(10, Math.round(metres / 10) * 10)}m`;

/** What lies on a stretch: bridges, steps, underpasses. */
function passed({ bridges = [], stepsM, under }: Move): string[] {
  const named = bridges.filter(Boolean);
  return [
    ...(named.length ? [`${named.join('、')}を渡り`] : bridges.length ? ['橋を渡り'] : []),
    ...(under ? ['地下道を通り'] : []),
    ...(stepsM ? ['階段を通り'] : []),
  ];
}

/** A stretch without its turn, in the form that another clause follows. */
function walked(move: Move, isMomentHidden: boolean): string {
  const { street, metres } = move;
  const along = street ? `${street}を` : '';
  const far = metres < momentM && isMomentHidden ? '少し進み' : `${metresInJapanese(metres)}進み`;
  return [`${along}${far}`, ...passed(move)].join('、');
}

/** Verb forms: 進み → 進みます, 渡り → 渡ります. */
const closed = (clause: string) => `${clause}ます。`;
/** 進み → 進むと, 渡り → 渡ると, 通り → 通ると. */
const arriving = (clause: string) =>
  clause.replace(/(進み|渡り|通り)$/, (verb) => ({ 進み: '進むと', 渡り: '渡ると', 通り: '通ると' })[verb]!);

/** 「約50m進み、右に曲がり」 → 「約50m進んで右に曲がり」: a turn belongs to the metres before it. */
const turning = (clauses: string) =>
  clauses.replace(/(進み|渡り|通り)、(?=[左右]に)/g, (_, verb: string) => {
    return { 進み: '進んで', 渡り: '渡って', 通り: '通って' }[verb]!;
  });

/** Sentences begin with the place: what follows it, up to a comma or a number. */
export const openingInJapanese: OpeningOf = (sentence, places) => {
  const after = [...places]
    .sort((a, b) => b.length - a.length)
    .reduce((text, place) => text.replace(place, ''), sentence);
  return /^[^、。約]*/.exec(after)![0];
};

export function japanese(): Speaker {
  const { open: take, hear } = openings(openingInJapanese);
  let places: readonly string[] = [];
  const open = (candidates: readonly string[]) => take(candidates, places);
  const placeName = ({ name, exit }: LegToSay['from']) => (exit ? `${name.ja}の${exit.ja}` : name.ja);

  /** How the first sentence of a leg begins, its turn included. */
  function beginning(
    from: string,
    { turn, towards: way, street }: Move,
    { from: start, to, metres }: LegToSay,
  ): string {
    if (turn === null) {
      const out = isNearestExit(start, to, metres) ? `${from}を${to.name.ja}にいちばん近い出口で出て、` : `${from}から`;
      return open([`${out}${towards[way]}へ、`]);
    }
    // The street is named by what follows: a place of its name is not said twice.
    if (turn === 'straight' && street === start.name.ja)
      return open(['そのまま', '続けて', 'さらに', '同じ向きに', 'この先も']);
    if (turn === 'straight')
      return street
        ? open([
            ...[`${from}からそのまま`, `${from}を過ぎ、続けて`, `${from}の先も`, `${from}を過ぎてそのまま`],
            ...[`${from}からさらに`, `${from}から続けて`, `${from}を出てそのまま`],
          ])
        : open([
            `${from}からまっすぐ`,
            `${from}を過ぎたらまっすぐ`,
            `${from}の先もまっすぐ`,
            `${from}をあとにまっすぐ`,
            ...[`${from}を背にまっすぐ`, `${from}からも同じ向きに`, `${from}を過ぎてさらに`, `${from}から先もまっすぐ`],
            ...[`${from}を出てまっすぐ`, `${from}から続けてまっすぐ`, `${from}を過ぎても同じ向きに`],
          ]);
    if (turn === 'back')
      return open([`${from}から来た道をもどり、`, `${from}で折り返して、`, `${from}から引き返して、`]);
    if (street === start.name.ja) return open(['', 'ここで', '次に', 'そこで'].map((then) => `${then}${turned[turn]}`));
    return open([
      `${from}から${turned[turn]}`,
      `${from}を出たら${turned[turn]}`,
      `${from}で${turned[turn]}`,
      `${from}の先で${turned[turn]}`,
      `${from}をあとに、${turned[turn]}`,
    ]);
  }

  return {
    hear: (way, { from, to }) => hear(way, [from.name.ja, to.name.ja]),
    leg(leg) {
      const { from, to, isLast, moves, metres, drawn } = leg;
      const [start, end] = [placeName(from), placeName(to)];
      places = [start, end];
      if (drawn !== null)
        return `${open([`${start}から${end}まで`, `${start}の次は${end}まで`])}は、直線で${metresInJapanese(metres)}です。${drawn.ja}`;
      const finish = isNearestEntrance(to, from, metres) ? `${end}の、${from.name.ja}にいちばん近い出口` : end;
      const arrival = isLast ? `、ゴールの${finish}に着きます。` : `、${end}に着きます。`;
      if (!moves.length && metres > nextToM)
        return `${open([
          `${start}から${end}まで`,
          `${start}の次は${end}まで`,
          `${start}を過ぎたら${end}まで`,
        ])}、${metresInJapanese(metres)}です。地図の線に沿って歩きます。`;
      if (!moves.length)
        return open([
          `${start}のすぐ先が${end}です。`,
          `${start}のとなりが${end}です。`,
          `${start}のすぐそばが${end}です。`,
        ]);
      const sentences: string[] = [];
      for (let first = 0; first < moves.length; first += movesPerSentence) {
        const part = moves.slice(first, first + movesPerSentence);
        const isEnd = first + movesPerSentence >= moves.length;
        const clauses = part.map((move, index) => {
          const turn = first + index === 0 ? '' : turned[move.turn ?? 'straight'];
          return `${turn}${walked(move, part.length > 1)}`;
        });
        const begun =
          first === 0
            ? beginning(start, part[0]!, leg)
            : open([
                'そこから',
                '続いて',
                'さらに',
                'そのあと',
                'この先で',
                '次に',
                'それから',
                'その先で',
                'ここで',
                'しばらくして',
                'やがて',
                '今度は',
                'まもなく',
              ]);
        const text = `${begun}${turning(clauses.join('、'))}`;
        sentences.push(isEnd && !endsInItsStreet(leg) ? `${arriving(text)}${arrival}` : closed(text));
      }
      return sentences.join('').replace(/、、/g, '、');
    },
  };
}
