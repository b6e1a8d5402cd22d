/** The kept ways of the courses: they belong to the points, join, add up, and can be told in both languages. */
import { describe, expect, it } from 'vitest';
import { bandOf, effort, stepBands, timeBands } from '../../contract/bands.ts';
import { distanceM, lengthM } from '../../contract/geo.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import { readContent } from '../../server/content/readContent.ts';
import { openingInEnglish } from '../../server/content/wayInWords/en.ts';
import { wayInWords } from '../../server/content/wayInWords/index.ts';
import { openingInJapanese } from '../../server/content/wayInWords/ja.ts';
import { unexplainedLegs } from '../../tools/routes/report.ts';
import { readLongLegs, readNamesakes } from '../../tools/routes/routeFiles.ts';
import { blindTurns } from './blindTurns.ts';

const content = readContent();
const courses = content.courses.map((course) => {
  const route = content.routes.get(course.id);
  if (!route) throw new Error(`course ${course.id} has no route: npm run routes`);
  const lines = route.legs.map(({ line }) => decodePolyline(line).map(([lat, lng]) => ({ lat, lng })));
  return { course, route, lines, name: `${course.id} ${course.name.ja}` };
});
const faults = (isFault: (row: (typeof courses)[number]) => boolean) => courses.filter(isFault).map(({ name }) => name);

describe('ways', () => {
  it('every course has one, with a leg for each point after the start', () => {
    expect(content.routes.size).toBe(content.courses.length);
    expect(faults(({ course, route }) => route.legs.length !== course.points.length - 1)).toEqual([]);
  });

  it('lengths add up, and are those of the lines', () => {
    expect(faults(({ route }) => route.metres !== route.legs.reduce((sum, { metres }) => sum + metres, 0))).toEqual([]);
    const wrong = courses.flatMap(({ name, route, lines }) =>
      route.legs.flatMap(({ metres, isDrawn }, index) => {
        if (isDrawn) return [];
        // Simplified to 3 m, a winding path loses a little.
        const drawn = lengthM(lines[index]!);
        return Math.abs(drawn - metres) > Math.max(12, metres * 0.06)
          ? [`${name} ${index}: ${metres} m, drawn ${drawn}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('each leg begins where the one before ends, and ends at its point', () => {
    const wrong = courses.flatMap(({ name, course, lines }) =>
      lines.flatMap((line, index) => {
        const next = lines[index + 1]?.[0];
        const gap = next ? distanceM(line.at(-1)!, next) : 0;
        const off = distanceM(line.at(-1)!, course.points[index + 1]!);
        return gap > 5 || off > 300 ? [`${name} ${index}: gap ${gap}, ${off} m from the point`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('a leg that is drawn straight says why', () => {
    const wrong = courses.flatMap(({ name, course, route }) =>
      route.legs.flatMap(({ isDrawn }, index) =>
        isDrawn && !course.points[index + 1]!.drawn ? [`${name} ${index}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('moves of a leg are as long as the leg', () => {
    const wrong = courses.flatMap(({ name, route }) =>
      route.legs.flatMap(({ metres, moves }, index) => {
        const sum = moves.reduce((all, move) => all + move.metres, 0);
        return moves.length && Math.abs(sum - metres) > 1 + metres * 0.03 + moves.length
          ? [`${name} ${index}: ${sum} of ${metres} m`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('streets and bridges have English names', () => {
    const names = courses.flatMap(({ route }) =>
      route.legs.flatMap(({ moves }) => moves.flatMap(({ street, bridges = [] }) => [street, ...bridges])),
    );
    expect([...new Set(names)].filter((name) => name && !content.streets.has(name))).toEqual([]);
  });

  it('the stroller scene has no steps, mapped or told of, and climbs little', () => {
    const strollers = courses.filter(({ course }) => course.scenes.includes('stroller'));
    const perKm = 10;
    const wrong = strollers.filter(({ course, route }) => {
      const { up, down, metres, stepsM } = route;
      const most = (metres / 1000) * perKm;
      return stepsM !== 0 || (up ?? 0) > most || (down ?? 0) > most || /階段|石段/.test(JSON.stringify(course));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(strollers.length).toBeGreaterThanOrEqual(8);
  });

  it('leave no band of time or steps empty', () => {
    const efforts = courses.map(({ route }) => effort(Math.round(route.metres / 100) * 100));
    const times = new Set(efforts.map(({ minutes }) => bandOf(timeBands, minutes)));
    const steps = new Set(efforts.map((each) => bandOf(stepBands, each.steps)));
    expect(timeBands.filter(({ id }) => !times.has(id))).toEqual([]);
    expect(stepBands.filter(({ id }) => !steps.has(id))).toEqual([]);
  });
});

describe('points far from the place of their name', () => {
  it('are points of a course', () => {
    const points = new Set(content.courses.flatMap(({ id, points }) => points.map(({ name }) => `${id} ${name.ja}`)));
    expect([...readNamesakes()].filter((point) => !points.has(point))).toEqual([]);
  });
});

describe('legs that may be very much longer than their straight line', () => {
  it('are legs of a course', () => {
    const legs = new Set(
      content.courses.flatMap(({ id, points }) =>
        points.slice(1).map(({ name }, index) => `${id} ${points[index]!.name.ja} ${name.ja}`),
      ),
    );
    expect([...readLongLegs()].filter((leg) => !legs.has(leg))).toEqual([]);
  });

  it('are all that there are', () => {
    expect(courses.flatMap(({ course, route }) => unexplainedLegs(course, route, readLongLegs()))).toEqual([]);
  });
});

describe('words', () => {
  const said = courses.map(({ course, route, name }) => ({
    ...{ name, course, route },
    words: wayInWords(course, route.legs, content.streets),
  }));

  it('each leg is whole sentences in both languages', () => {
    const wrong = said.flatMap(({ name, words }) =>
      words.flatMap(({ ja, en }, index) =>
        /^[^。]+。/.test(ja) &&
        ja.endsWith('。') &&
        /^[A-Z]/.test(en) &&
        en.endsWith('.') &&
        !/undefined|NaN/.test(ja + en)
          ? []
          : [`${name} ${index}: ${ja} / ${en}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('name both ends of each leg, unless somebody wrote them', () => {
    const wrong = courses.flatMap(({ course, route, name }) =>
      wayInWords(course, route.legs, content.streets).flatMap((words, index) => {
        const [from, to] = [course.points[index]!, course.points[index + 1]!];
        if (to.way) return [];
        const isSaid = (['ja', 'en'] as const).every(
          (lang) => words[lang].includes(from.name[lang]) && words[lang].includes(to.name[lang]),
        );
        return isSaid ? [] : [`${name} ${index}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  /** From farther away no place says which exit is the nearest. */
  const exitWithinM = 400;

  it('each first leg from a station says which exit to take, if the next place is near', () => {
    const wrong = said.flatMap(({ name, words, course, route }) => {
      const [{ name: start, exit }] = course.points as [(typeof course.points)[0]];
      if (!start.ja.endsWith('駅') || (!exit && route.legs[0]!.metres > exitWithinM)) return [];
      const { ja, en } = words[0]!;
      const side = ja.replace(start.ja, '');
      const isSaid = exit
        ? ja.includes(exit.ja) && en.includes(exit.en)
        : /出口|[東西南北]口|改札|[東西南北]側?[へに]出て|側[へに]出て|地下道/.test(side);
      return isSaid ? [] : [`${name}: ${ja}`];
    });
    expect(wrong).toEqual([]);
  });

  it('each last leg to a station says by which exit it is reached, if the place before is near', () => {
    const wrong = said.flatMap(({ name, words, course, route }) => {
      const { name: goal, exit } = course.points.at(-1)!;
      const before = course.points.at(-2)!.name.ja;
      const isNear = route.legs.at(-1)!.metres <= exitWithinM && !before.endsWith('（帰り）');
      // A point that is an entrance of the station itself says it.
      if (!goal.ja.endsWith('駅') || (!exit && (!isNear || before.startsWith(goal.ja)))) return [];
      const { ja, en } = words.at(-1)!;
      const isSaid = exit
        ? ja.includes(exit.ja) && en.includes(exit.en)
        : /出口|[東西南北]口|改札|地下道|入口です/.test(ja.replace(goal.ja, '')) &&
          /\b(exit|entrance|gate|gates|underpass|side)\b/i.test(en);
      // Where the last point stands at the station, no exit is nearer than another.
      return isSaid || /のすぐ先が|のとなりが|のすぐそばが/.test(ja) ? [] : [`${name}: ${ja} / ${en}`];
    });
    expect(wrong).toEqual([]);
  });

  it('the exit nearest a place is told of places within 400 m only, and of none by its name on the way back', () => {
    const wrong = said.flatMap(({ name, words, route }) =>
      words.flatMap(({ ja, en }, index) => {
        const [told] = /[^、。]*にいちばん近い(?:出口|所)/.exec(ja) ?? [];
        const isTold = told !== undefined || /\bexit (?:of .+ )?nearest\b/.test(en);
        const isFar =
          route.legs[index]!.metres > exitWithinM ||
          !!told?.includes('（帰り）') ||
          /nearest [^.]*way back/.test(en) ||
          /ゴールの(.+駅)の、\1/.test(ja);
        return isTold && isFar ? [`${name} ${index}: ${ja} / ${en}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('each exit of a goal is where the walk ends', () => {
    const wrong = said.flatMap(({ name, words, course }) => {
      const exit = course.points.at(-1)!.exit;
      const { ja, en } = words.at(-1)!;
      return !exit || (ja.includes(exit.ja) && en.includes(exit.en)) ? [] : [`${name}: ${ja} / ${en}`];
    });
    expect(wrong).toEqual([]);
  });

  it('hand-written ways tell each turn by metres, a street or a landmark, and long ones say how long they are', () => {
    const wrong = courses.flatMap(({ course, route, name }) =>
      route.legs.flatMap(({ metres, isDrawn }, index) => {
        const { way } = course.points[index + 1]!;
        if (!way || isDrawn) return [];
        const told = [...blindTurns(way.ja, 'ja'), ...blindTurns(way.en, 'en')];
        if (metres >= 500 && !/\d/.test(way.ja)) told.push('no metres');
        return told.map((each) => `${name} ${index}: ${each}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['ja', '右、左と曲がると、橋に着きます。', 1],
    ['ja', '右に曲がって約50m進み、左に曲がると、橋に着きます。', 0],
    ['ja', '外堀通りを右に曲がり、次を左に曲がると、橋に着きます。', 0],
    ['ja', '右に二度曲がると、橋に着きます。', 1],
    ['en', 'Turn right, then left to the temple.', 1],
    ['en', 'Turn right for 50 m, then left to the temple.', 0],
    ['en', 'With the moat on your left turn right twice.', 1],
    ['en', 'At the lights turn right, then left to the temple.', 0],
  ] as const)('in %s a blind turn is found: %s', (lang, text, count) => {
    expect(blindTurns(text, lang)).toHaveLength(count);
  });

  it('lengths in hand-written ways are those of their legs', () => {
    const wrong = courses.flatMap(({ course, route, name }) =>
      route.legs.flatMap(({ metres }, index) => {
        const { way } = course.points[index + 1]!;
        if (!way) return [];
        const inMetres = (text: string) =>
          [...text.matchAll(/([\d.,]+) ?(km|m)(?![a-z])/g)].map(
            ([, value, unit]) => Number(value?.replaceAll(',', '')) * (unit === 'km' ? 1000 : 1),
          );
        const [ja, en] = [inMetres(way.ja), inMetres(way.en)];
        const sum = ja.reduce((all, value) => all + value, 0);
        const isTrue =
          String(ja) === String(en) && (!ja.length || Math.abs(sum - metres) <= Math.max(30, metres * 0.1));
        return isTrue ? [] : [`${name} ${index}: ${ja} / ${en}, leg ${metres} m`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  /** A sentence without the names of its places: before the first in English, after them in Japanese. */
  const openingOf = { ja: openingInJapanese, en: openingInEnglish };

  it.each(['ja', 'en'] as const)('in %s no sentence of the templates begins like another of its course', (lang) => {
    const wrong = courses.flatMap(({ course, route, name }) => {
      const openings = wayInWords(course, route.legs, content.streets).map((words, index) => {
        const ends = [course.points[index]!, course.points[index + 1]!];
        const exits = ends.flatMap(({ exit, name: place }) =>
          exit ? [{ ja: `${place.ja}の${exit.ja}`, en: `${exit.en} of ${place.en}` }] : [],
        );
        const places = [...exits, ...ends.map((end) => end.name)].map((place) => place[lang]);
        return { opening: openingOf[lang](words[lang], places), isByHand: !!ends[1]!.way, text: words[lang] };
      });
      return openings.flatMap(({ opening, isByHand, text }, index) =>
        !isByHand && openings.some((other, at) => at !== index && other.opening === opening)
          ? [`${name} ${index}: ${opening} | ${text.slice(0, 60)}`]
          : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(['ja', 'en'] as const)('in %s no two legs of a course begin with the same words and place', (lang) => {
    const wrong = said.flatMap(({ name, words }) => {
      const openings = words.map((word) => word[lang].slice(0, lang === 'ja' ? 24 : 60));
      return openings
        .filter((opening, index) => openings.indexOf(opening) !== index)
        .map((opening) => `${name}: ${opening}`);
    });
    expect(wrong).toEqual([]);
  });

  const reviewed = [
    101, 106, 110, 115, 116, 123, 201, 203, 212, 221, 301, 303, 308, 317, 403, 409, 1001, 1020, 2001, 2020,
  ];
  it.each(reviewed)('course %i reads as reviewed', async (id) => {
    const { course, route } = courses.find((row) => row.course.id === id)!;
    const lines = wayInWords(course, route.legs, content.streets).flatMap(({ ja, en }, index) => [
      `${index + 1}. ${course.points[index + 1]!.name.ja}`,
      ja,
      en,
      '',
    ]);
    await expect(`${course.name.ja}\n${course.name.en}\n\n${lines.join('\n')}`).toMatchFileSnapshot(`ways/${id}.txt`);
  });
});
