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
  type StreetNames,
} from './speaker.ts';

const towards: Record<Move['towards'], string> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

const turned: Record<NonNullable<Move['turn']>, string> = {
  straight: 'carry straight on',
  slight_left: 'bear left',
  slight_right: 'bear right',
  left: 'turn left',
  right: 'turn right',
  sharp_left: 'turn sharp left',
  sharp_right: 'turn sharp right',
  back: 'go back the way you came',
};

const movesPerSentence = 2;
const momentM = 25;

const metresInEnglish = (metres: number): string =>
  metres >= 1000
    ? `${(Math.round(metres / 100) / 10).toFixed(1)} km`
    : `${Math.max(10, Math.round(metres / 10) * 10)} m`;

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands before the first place; without one the whole. */
export const openingInEnglish: OpeningOf = (sentence, places) => {
  const at = places.map((place) => sentence.indexOf(place)).filter((index) => index >= 0);
  return sentence.slice(0, at.length ? Math.min(...at) : undefined).trim();
};

export function english(streets: StreetNames): Speaker {
  const { open: take, hear } = openings(openingInEnglish);
  let places: readonly string[] = [];
  const open = (candidates: readonly string[]) => take(candidates, places);
  const placeName = ({ name, exit }: LegToSay['from']) => (exit ? `${exit.en} of ${name.en}` : name.en);
  const streetOf = ({ street }: Move) => (street ? streets.get(street) : undefined);

  function passed({ bridges = [], stepsM, under }: Move): string {
    const named = bridges.flatMap((bridge) => streets.get(bridge) ?? []);
    const all = [
      ...(named.length ? [`over ${listed(named)}`] : bridges.length ? ['over the bridge'] : []),
      ...(under ? ['through the underpass'] : []),
      ...(stepsM ? ['by the steps'] : []),
    ];
    return all.length ? `, ${listed(all)}` : '';
  }

  /** The turn and the stretch after it. */
  function clause(move: Move, isBegun: boolean): string {
    const street = streetOf(move);
    const far = move.metres < momentM ? 'a few steps' : metresInEnglish(move.metres);
    const walk = street ? `along ${street} for ${far}` : `for ${far}`;
    if (isBegun) return `${walk}${passed(move)}`;
    if (move.turn === 'straight' || move.turn === null)
      return `${street ? `continue ${walk}` : `carry straight on ${walk}`}${passed(move)}`;
    if (move.turn === 'back') return `${turned.back} ${walk}${passed(move)}`;
    return `${turned[move.turn]} ${street ? `into ${street} and follow it for ${far}` : `and walk ${far}`}${passed(move)}`;
  }

  function beginning(from: string, move: Move, { from: begun, to, metres }: LegToSay): string {
    const { turn, towards: way } = move;
    const start = move.street && streetOf(move) ? '' : 'walk ';
    if (turn === null) {
      const exit = isNearestExit(begun, to, metres) ? ` by the exit nearest ${to.name.en},` : '';
      return `${open(['Leave', 'Set out from', 'Walk away from', 'Go on from'].map((start) => `${start} ${from}${exit} heading ${towards[way]} `))}${clause(move, true)}`;
    }
    // As in Japanese: a place with the name of the street is not said twice.
    if (turn === 'straight' && move.street === begun.name.ja && streetOf(move))
      return `${open(['Keep on ', 'Carry straight on ', 'Walk on ', 'Continue ', 'Go straight on '])}${clause(move, true)}`;
    if (turn === 'straight')
      return `${open([
        `Carry straight on from ${from} `,
        `Past ${from}, keep straight on `,
        `Go straight ahead at ${from} `,
        `From ${from}, keep on `,
        `Walk on past ${from} `,
        `Continue from ${from} `,
        `Keep straight on beyond ${from} `,
        `After ${from}, keep straight on `,
        `Once past ${from}, go straight on `,
        `Straight on from ${from}, walk `,
        `Beyond ${from}, go straight on `,
        `Leave ${from} behind you and keep straight on `,
        `Still straight on from ${from}, walk `,
        `Keep the same direction at ${from} `,
        `On from ${from}, keep straight on `,
        `With ${from} behind you, keep straight on `,
        `Leaving ${from}, go straight on `,
      ])}${clause(move, true)}`;
    if (turn === 'back')
      return `${open([`From ${from}, go back the way you came `, `Turn round at ${from} and walk back `, `Go back from ${from} `, `At ${from}, turn round and walk back `, `Retrace your steps from ${from} `, `Walk back from ${from} `, `Once at ${from}, turn back `, `Return from ${from} `, `Double back at ${from} and walk `])}${clause(move, true)}`;
    if (move.street === begun.name.ja && streetOf(move))
      return `${open(['', 'Here, ', 'Next, ', 'Now '])}${clause(move, false)}`;
    return `${open([`From ${from}, `, `At ${from}, `, `After ${from}, `, `Leaving ${from}, `, `With ${from} behind you, `, `Past ${from}, `, `Once past ${from}, `, `Beyond ${from}, `, `As you leave ${from}, `, `Just after ${from}, `, `When you leave ${from}, `, `On leaving ${from}, `, `Next, from ${from}, `, `Now, at ${from}, `, `Coming from ${from}, `])}${clause(move, false).replace(/^walk /, start)}`;
  }

  return {
    hear: (way, { from, to }) => hear(way, [from.name.en, to.name.en]),
    leg(leg) {
      const { from, to, isLast, moves, metres, drawn } = leg;
      const [start, end] = [placeName(from), placeName(to)];
      places = [start, end];
      if (drawn !== null)
        return `${open([`From ${start} to ${end} `, `Between ${start} and ${end} `])}it is about ${metresInEnglish(metres)} in a straight line. ${drawn.en}`.trim();
      if (!moves.length && metres > nextToM)
        return `${open([
          `From ${start} it is about ${metresInEnglish(metres)} to ${end}`,
          `After ${start} come about ${metresInEnglish(metres)} to ${end}`,
          `Between ${start} and ${end} lie about ${metresInEnglish(metres)}`,
        ])}; follow the line on the map.`;
      if (!moves.length)
        return open([
          `${end} is right next to ${start}.`,
          `Next to ${start} stands ${end}.`,
          `Just beside ${start} is ${end}.`,
        ]);
      const isThere = endsInItsStreet(leg) && streetOf(moves.at(-1)!);
      const finish = isNearestEntrance(to, from, metres) ? `the exit of ${end} nearest ${from.name.en}` : end;
      const arrival = isThere ? '.' : isLast ? ` to the finish at ${finish}.` : ` to ${end}.`;
      const sentences: string[] = [];
      for (let first = 0; first < moves.length; first += movesPerSentence) {
        const part = moves.slice(first, first + movesPerSentence);
        const isEnd = first + movesPerSentence >= moves.length;
        const clauses = part.map((move, index) => (first + index ? clause(move, false) : beginning(start, move, leg)));
        const text = clauses.join(', then ');
        const begun = first
          ? `${open(['Then', 'Next,', 'After that,', 'From there,', 'Now', 'A little further on,', 'Here,', 'Further on,', 'Soon after,', 'Shortly,', 'After this,'])} ${text}`
          : text;
        sentences.push(`${capital(begun)}${isEnd ? arrival : '.'}`);
      }
      return sentences.join(' ');
    },
  };
}
