/** Ways that templates tell badly are written by hand: long legs over ways without a name, and sharp turns. */
import { describe, expect, it } from 'vitest';
import { bearing, distanceM } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';
import { readContent } from '../../server/content/readContent.ts';
import { wayInWords } from '../../server/content/wayInWords/index.ts';

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
  ['2037 春日町六丁目バス停 田柄五丁目バス停', 'the map data name nothing beside it'],
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
