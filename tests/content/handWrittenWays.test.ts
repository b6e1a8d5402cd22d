/** Ways that templates tell badly are written by hand: long legs over ways without a name, and sharp turns. */
import { describe, expect, it } from 'vitest';
import { bearing, distanceM } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';
import { readContent } from '../../server/content/readContent.ts';
import type { Move } from '../../server/content/route.schema.ts';
import { wayInWords } from '../../server/content/wayInWords/index.ts';
import { turnsTold } from './blindTurns.ts';

const content = readContent();
const courses = content.courses.map((course) => ({ course, legs: content.routes.get(course.id)!.legs }));

const longM = 500;
const sharpDegrees = 145;
/** Between points nearer than this a bearing says nothing of the way. */
const leastM = 30;

/** Legs that keep the computed sentences, by course, start and end, and why. */
const byTemplate = new Map([
  ['103 行幸通り 丸の内仲通り北', 'back along one named street'],
  ['510 日本橋 日本橋駅', 'back along one named street'],
  ['1015 皆中稲荷神社 新大久保駅', 'a few steps to the station'],
  ['2002 旧小笠原伯爵邸 若松河田駅', 'back along one street to an exit with a name'],
  ['2020 芝東照宮 芝丸山古墳', 'next to each other'],
  ['2021 パティオ十番ときみちゃん像 麻布十番駅', 'the map data name nothing beside it'],
]);

/** 0 = straight on, 180 = back. */
function turnAt(before: Position, at: Position, after: Position): number {
  if (distanceM(before, at) < leastM || distanceM(at, after) < leastM) return 0;
  const angle = Math.abs(bearing(at, after) - bearing(before, at)) % 360;
  return Math.min(angle, 360 - angle);
}

const hardLegs = courses.flatMap(({ course: { id, points }, legs }) =>
  legs.flatMap(({ moves }, index) => {
    const [before, from, to] = [points[index - 1], points[index]!, points[index + 1]!];
    const all = moves.reduce((sum, { metres }) => sum + metres, 0);
    const named = moves.reduce((sum, { street, metres }) => sum + (street ? metres : 0), 0);
    const isLong = distanceM(from, to) > longM && named < Math.max(all / 2, 1);
    const isSharp = before !== undefined && turnAt(before, from, to) > sharpDegrees;
    return isLong || isSharp ? [{ id, leg: `${id} ${from.name.ja} ${to.name.ja}`, isByHand: !!to.way }] : [];
  }),
);

describe('ways of long legs without street names, and of sharp turns', () => {
  it('are written by hand, or say why not', () => {
    const missing = hardLegs.filter(({ leg, isByHand }) => !isByHand && !byTemplate.has(leg));
    expect(missing.map(({ leg }) => leg)).toEqual([]);
  });

  it('a reason belongs to a leg that needs it', () => {
    const needed = new Set(hardLegs.filter(({ isByHand }) => !isByHand).map(({ leg }) => leg));
    expect([...byTemplate.keys()].filter((leg) => !needed.has(leg))).toEqual([]);
  });
});

const sentences = {
  ja: (text: string) => text.split(/(?<=。)/),
  en: (text: string) => text.split(/(?<=\.) (?=[A-Z])/),
};

/** How a sentence begins but for names of places: up to a comma or a number; in English up to the first place. */
const openings = {
  ja(sentence: string, places: readonly string[]) {
    const rest = places.reduce((text, place) => text.replace(place, ''), sentence);
    return /^[^、。約]*/.exec(rest)![0];
  },
  en(sentence: string, places: readonly string[]) {
    const ends = [...places.map((place) => sentence.indexOf(place)), sentence.search(/[,;0-9]/)].filter(
      (at) => at >= 0,
    );
    return sentence.slice(0, ends.length ? Math.min(...ends) : undefined).trim();
  },
};

describe('sentences of a course', () => {
  it.each(['ja', 'en'] as const)('in %s no two begin alike', (lang) => {
    const alike = courses.flatMap(({ course, legs }) => {
      const places = course.points
        .flatMap(({ name, exit }) => [
          ...(exit ? [lang === 'ja' ? `${name.ja}の${exit.ja}` : `${exit.en} of ${name.en}`] : []),
          name[lang],
        ])
        .sort((a, b) => b.length - a.length);
      const begun = wayInWords(course, legs, content.streets)
        .flatMap((words) => sentences[lang](words[lang]))
        .map((sentence) => openings[lang](sentence, places));
      return begun.flatMap((opening, index) => (begun.indexOf(opening) !== index ? [`${course.id}: ${opening}`] : []));
    });
    expect(alike).toEqual([]);
  });
});

/** Turns and streets that the moves of a leg do not have, by course and end, and why they are told. */
const notInMoves = new Map([
  ['204 世田谷駅', 'the map data do not name the pavement'],
  ['206 旧朝倉家住宅', 'the map data do not name the pavement'],
  ['306 府中市郷土の森博物館', 'the last bend is no move of its own'],
  ['315 甲州街道', 'a footpath without a name'],
  ['318 芋窪バス停', 'the map data do not name the pavement'],
  ['326 田無神社', 'the map data do not name the pavement'],
  ['326 石神井川', 'the map data do not name the pavement, and the fork is no move of its own'],
  ['506 両国橋', 'the map data do not name the pavement'],
]);

const compass = ['北', '北東', '東', '南東', '南', '南西', '西', '北西'];
const towards: readonly Move['towards'][] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const isLike = (told: string, move: Move) => {
  const angle = Math.abs(compass.indexOf(told) - towards.indexOf(move.towards));
  return Math.min(angle, compass.length - angle) <= 1;
};
/** Nobody knows the side of the first turn of a course, or of a turn back. */
const isTurn = (told: string, { turn }: Move) =>
  turn === null || turn === 'back' || turn.includes(told.startsWith('左') ? 'left' : 'right');

/** The words that no move answers, in the order of the walk. */
function unanswered(words: readonly string[], moves: readonly Move[], isAnswer: (word: string, move: Move) => boolean) {
  let left = [...words];
  for (const move of moves) if (left[0] !== undefined && isAnswer(left[0], move)) left = left.slice(1);
  return left;
}

describe('ways by hand', () => {
  const ways = courses.flatMap(({ course: { id, points }, legs }) =>
    legs.flatMap(({ moves, isDrawn }, index) => {
      const [from, to] = [points[index]!, points[index + 1]!];
      if (!to.way || isDrawn || !moves.length) return [];
      const text = to.way.ja.replaceAll(from.name.ja, '').replaceAll(to.name.ja, '');
      return [{ leg: `${id} ${to.name.ja}`, text, moves }];
    }),
  );
  const streets = [...content.streets.keys()].filter((name) => /(?:通り|街道|道路|遊歩道|緑道|坂)$/.test(name));
  const faults = ways.flatMap(({ leg, text, moves }) => {
    const names = new Set(moves.map(({ street }) => street));
    const turns = unanswered(turnsTold(text, 'ja'), moves, isTurn);
    // A stretch may be told by its way at both ends: one move answers several points of the compass.
    const directions = [...text.matchAll(/(?:[南北][東西]?|[東西])(?=[へに])/g)].map(([word]) => word);
    const along = streets.filter(
      (name) =>
        !names.has(name) &&
        new RegExp(`(?<![\\p{Script=Han}\\p{Script=Katakana}])${name}を(?!渡|こえ|横切|過ぎ|[左右]手?に見)`, 'u').test(
          text,
        ),
    );
    const wrong = [
      ...turns,
      ...unanswered(
        directions.filter((word, at) => word !== directions[at - 1]),
        moves,
        isLike,
      ),
      ...along,
    ];
    return wrong.length ? [{ leg, wrong }] : [];
  });

  it('tell turns, directions and streets as the line has them', () => {
    const missing = faults.filter(({ leg }) => !notInMoves.has(leg));
    expect(missing.map(({ leg, wrong }) => `${leg}: ${wrong.join(' ')}`)).toEqual([]);
    expect(ways.length).toBeGreaterThan(300);
  });

  it('a reason belongs to a way that needs it', () => {
    const needed = new Set(faults.map(({ leg }) => leg));
    expect([...notInMoves.keys()].filter((leg) => !needed.has(leg))).toEqual([]);
  });
});
