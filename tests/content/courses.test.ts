/** What every walk must hold to: numbers, loops, geometry, highlights. Each failure lists the rows at fault. */
import { describe, expect, it } from 'vitest';
import { effort } from '../../contract/bands.ts';
import { distanceM } from '../../contract/geo.ts';
import type { Position } from '../../contract/values.ts';
import { courseRow } from '../../server/content/courseRow.ts';
import { readContent } from '../../server/content/readContent.ts';

const content = readContent();
const { courses, municipalities, stations, lines } = content;
type Course = (typeof courses)[number];
type Stop = Course['start'];
const municipalityOf = (course: Course) => municipalities.find(({ code }) => code === course.municipality)!;
const named = courses.filter(({ categories }) => !categories.includes('yamanote') && !categories.includes('oedo'));
const stationsNamed = (stop: Stop) =>
  stop.kind === 'station'
    ? stations.filter(
        ({ name, municipality }) =>
          name.ja === stop.station && (!stop.municipality || municipality === stop.municipality),
      )
    : [];
/** Along the way. */
const metresOf = ({ id }: Course) => content.routes.get(id)!.legs.reduce((sum, { metres }) => sum + metres, 0);
const nameOf = (stop: Stop) => (stop.kind === 'station' ? stop.station : stop.name.ja);
const faults = (rows: readonly Course[], isFault: (course: Course) => boolean) =>
  rows.filter(isFault).map(({ id, name }) => `${id} ${name.ja}`);

describe('how many', () => {
  it('municipalities, lines, stations, scenes, courses, parks', () => {
    expect(municipalities).toHaveLength(62);
    expect(lines).toHaveLength(73);
    expect(stations).toHaveLength(650);
    expect(content.scenes.length).toBeGreaterThanOrEqual(8);
    expect(courses.length).toBeGreaterThanOrEqual(150);
    expect(content.parks.length).toBeGreaterThanOrEqual(60);
  });

  it('named courses, in many municipalities, on islands and in the west of Tama too', () => {
    expect(named.length).toBeGreaterThanOrEqual(82);
    const slugs = new Set(named.map((course) => municipalityOf(course).slug));
    expect(slugs.size).toBeGreaterThanOrEqual(30);
    expect([...slugs]).toEqual(
      expect.arrayContaining(['oshima', 'hachijo', 'ogasawara', 'okutama', 'hinohara', 'ome']),
    );
    expect(new Set(municipalities.map(({ area }) => area)).size).toBe(3);
  });

  it.each(
    Object.entries(content).flatMap(([name, rows]) =>
      Array.isArray(rows) ? [[name, rows as readonly { id?: number; code?: number }[]] as const] : [],
    ),
  )('every id of %s stands once', (_, rows) => {
    const ids = rows.map(({ id, code }) => id ?? code);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('every scene and category has courses', () => {
    for (const { slug } of content.scenes)
      expect(courses.filter(({ scenes }) => scenes.includes(slug)).length, slug).toBeGreaterThan(0);
    for (const category of ['yamanote', 'oedo', 'tokotoko', 'kawabe', 'machisanpo'] as const)
      expect(courses.filter(({ categories }) => categories.includes(category)).length, category).toBeGreaterThan(0);
  });
});

describe('station to station', () => {
  const legsOf = (category: 'yamanote' | 'oedo') =>
    courses
      .filter(({ categories }) => categories.includes(category))
      .map(({ start, goal }) => [nameOf(start), nameOf(goal)] as const);
  const stationNames = (slug: string) =>
    lines
      .find((line) => line.slug === slug)!
      .stations.map((id) => stations.find((station) => station.id === id)!.name.ja);

  /** Follows the legs from a station until it is reached again. */
  function loopFrom(first: string, legs: readonly (readonly [string, string])[]): string[] {
    const way = [first];
    for (;;) {
      const next = legs.find(
        ([from, to]) => from === way.at(-1) && (to === first || !way.includes(to)) && legs.some(([on]) => on === to),
      );
      if (!next) throw new Error(`no way on from ${way.at(-1)}`);
      if (next[1] === first) return way;
      way.push(next[1]);
    }
  }

  it('goes round the Yamanote Line once, in the order of its stations', () => {
    const legs = legsOf('yamanote');
    expect(legs).toHaveLength(30);
    const way = loopFrom('東京', legs);
    expect(way).toHaveLength(30);
    const order = stationNames('jr-yamanote');
    const isNext = (a: string, b: string) =>
      [1, order.length - 1].includes(Math.abs(order.indexOf(a) - order.indexOf(b)));
    expect(legs.filter(([from, to]) => !isNext(from, to))).toEqual([]);
  });

  it('goes round the Oedo Line’s loop and out its branch, every stretch once', () => {
    const legs = legsOf('oedo');
    expect(legs).toHaveLength(38);
    expect(new Set(legs.flat())).toEqual(new Set(stationNames('toei-oedo')));
    const branch = [
      '都庁前',
      '西新宿五丁目',
      '中野坂上',
      '東中野',
      '中井',
      '落合南長崎',
      '新江古田',
      '練馬',
      '豊島園',
      '練馬春日町',
      '光が丘',
    ];
    const branchLegs = branch.slice(1).map((name, index) => [branch[index], name]);
    expect(legs).toEqual(expect.arrayContaining(branchLegs));
    const loop = legs.filter(([, to]) => !branch.slice(1).includes(to));
    expect(loopFrom('都庁前', loop)).toHaveLength(38 - branchLegs.length);
    expect(loop).toHaveLength(38 - branchLegs.length);
  });

  it('is a short walk', () => {
    const short = courses.filter((course) => !named.includes(course));
    expect(faults(short, (course) => metresOf(course) < 300 || metresOf(course) > 3500)).toEqual([]);
  });
});

describe('what follows from the way', () => {
  it('steps of the map are in the caution, in both languages', () => {
    const silent = content.courses.flatMap((course) => {
      const { stepsM, caution } = courseRow(course, 1, content);
      const isSaid = /[階石]段/.test(caution?.ja ?? '') && /steps|stairs/i.test(caution?.en ?? '');
      return stepsM && !isSaid ? [`${course.id}: ${caution?.ja} ${caution?.en}`] : [];
    });
    expect(silent).toEqual([]);
  });

  it('nearly flat are those without steps, steep stretches and words of slopes or steps, and only those', () => {
    const rows = new Map(content.courses.map((course) => [course.id, courseRow(course, 1, content)]));
    const flat = [...rows].filter(([, { isFlat }]) => isFlat).map(([id]) => id);
    const expected = content.courses.filter(({ id, caution, points }) => {
      const told = JSON.stringify(points.map(({ text, way }) => [text?.ja, way?.ja]));
      const { profile, up, down, metres } = content.routes.get(id)!;
      if (!profile || rows.get(id)!.stepsM || /[坂階]|石段/.test(caution?.ja ?? '')) return false;
      if (/[階石]段/.test(told)) return false;
      const km = Math.round(metres / 100) / 10;
      const steepest = profile.map(([at, height], index) => {
        const [before, heightBefore] = profile[index - 1] ?? [at - 1, height];
        return at - before < 50 ? 0 : Math.abs(height - heightBefore) / (at - before);
      });
      return up! <= km * 10 && down! <= km * 10 && Math.max(...steepest) <= 0.05;
    });
    expect(flat).toEqual(expected.map(({ id }) => id));
    // Rises and falls by 9 % into the valley, though 36 m up on 3.7 km are few.
    expect(flat).not.toContain(309);
    // The map knows no steps there, the points do: stone steps up to a shrine.
    for (const id of [116, 307, 2002]) expect(flat).not.toContain(id);
    expect(flat.length).toBeGreaterThan(50);
  });

  it('the distance is that of the way, to 100 m, and the effort follows by the rule', () => {
    const wrong = courses.flatMap((course) => {
      const row = courseRow(course, 1, content);
      const distance = Math.round(metresOf(course) / 100) * 100;
      const minutes = Math.round((distance * 15) / 1000);
      const expected = { distanceM: distance, minutes, kcal: minutes * 3, steps: Math.round(distance / 7) * 10 };
      const { distanceM: found, minutes: m, kcal, steps } = row;
      return JSON.stringify(expected) === JSON.stringify({ distanceM: found, minutes: m, kcal, steps })
        ? []
        : [{ id: course.id, expected, found, m, kcal, steps }];
    });
    expect(wrong).toEqual([]);
  });

  it('the effort grows with the distance', () => {
    for (let metres = 100; metres < 20_000; metres += 100) {
      const [less, more] = [effort(metres - 100), effort(metres)];
      expect(more.minutes).toBeGreaterThan(less.minutes);
      expect(more.steps).toBeGreaterThan(less.steps);
    }
  });

  it('named courses are between 600 m and 16 km', () => {
    expect(faults(named, (course) => metresOf(course) < 600 || metresOf(course) > 16_000)).toEqual([]);
  });
});

describe('geometry', () => {
  /** South, west, north, east of what is Tokyo: the mainland and each island. */
  const boxes: readonly (readonly [number, number, number, number])[] = [
    [35.49, 138.94, 35.9, 139.93],
    [34.66, 139.32, 34.81, 139.46],
    [34.5, 139.26, 34.54, 139.3],
    [34.29, 139.2, 34.45, 139.3],
    [34.17, 139.1, 34.24, 139.18],
    [34.03, 139.46, 34.13, 139.57],
    [33.85, 139.58, 33.9, 139.63],
    [33.02, 139.7, 33.17, 139.86],
    [32.43, 139.74, 32.49, 139.79],
    [26.5, 142.0, 27.2, 142.3],
  ];
  const isInTokyo = ({ lat, lng }: Position) =>
    boxes.some(([south, west, north, east]) => lat >= south && lat <= north && lng >= west && lng <= east);
  /** The municipality's own centre is among the nearest few: the point lies in it or in a neighbour. */
  const isNear = (course: Course, point: Position) =>
    [...municipalities]
      .sort((a, b) => distanceM(a, point) - distanceM(b, point))
      .slice(0, 7)
      .some(({ code }) => content.routes.get(course.id)!.municipalities.includes(code));

  it('every place lies in Tokyo', () => {
    for (const rows of [stations, content.parks, municipalities] as const)
      expect(rows.filter((row) => !isInTokyo(row)).map(({ name }) => name.ja)).toEqual([]);
    expect(faults(courses, ({ points }) => !points.every(isInTokyo))).toEqual([]);
  });

  it('every point lies in a municipality of the course or a neighbour', () => {
    expect(faults(courses, (course) => !course.points.every((point) => isNear(course, point)))).toEqual([]);
  });

  it.each(['start', 'goal'] as const)('the %s is a stop that exists once, within 300 m of its station', (end) => {
    const found = courses.flatMap((course) => {
      const stop = course[end];
      const point = course.points.at(end === 'start' ? 0 : -1)!;
      if (stop.kind !== 'station')
        return point.name.ja.includes(stop.name.ja.replace(/港$/, ''))
          ? []
          : [`${course.id}: ${point.name.ja} is not ${stop.name.ja}`];
      const [station, ...others] = stationsNamed(stop);
      if (!station || others.length)
        return [`${course.id}: station ${stop.station} is there ${others.length + (station ? 1 : 0)} times`];
      const away = Math.round(distanceM(station, point));
      return away <= 300 ? [] : [`${course.id}: ${end} is ${away} m from ${stop.station}`];
    });
    expect(found).toEqual([]);
  });

  it('points go from start to goal, none twice in a row, no leg longer than 4 km', () => {
    expect(faults(courses, ({ points }) => points[0]!.role !== 'start' || points.at(-1)!.role !== 'goal')).toEqual([]);
    expect(
      faults(courses, ({ points }) => points.slice(1, -1).some(({ role }) => role === 'start' || role === 'goal')),
    ).toEqual([]);
    expect(
      faults(courses, ({ points }) =>
        points
          .slice(1)
          .some((point, index) => distanceM(points[index]!, point) === 0 || distanceM(points[index]!, point) > 4000),
      ),
    ).toEqual([]);
  });

  it('every station of a line, and every line of a station, is there', () => {
    const ids = new Set(stations.map(({ id }) => id));
    expect(lines.filter((line) => line.stations.some((id) => !ids.has(id))).map(({ slug }) => slug)).toEqual([]);
    const served = new Set(lines.flatMap((line) => line.stations));
    expect(stations.filter(({ id }) => !served.has(id)).map(({ name }) => name.ja)).toEqual([]);
    const codes = new Set(municipalities.map(({ code }) => code));
    for (const rows of [stations, courses, content.parks])
      expect(rows.filter(({ municipality }) => !codes.has(municipality)).map(({ id }) => id)).toEqual([]);
  });

  it('no two municipalities share a square of the tile map', () => {
    const squares = municipalities.map(({ tile }) => `${tile.x},${tile.y}`);
    expect(squares.filter((square, index) => squares.indexOf(square) !== index)).toEqual([]);
  });
});

describe('highlights', () => {
  const highlights = (course: Course) => course.points.filter(({ role }) => role === 'highlight');

  it('are 5 to 8 on a named course, 2 to 4 between two stations', () => {
    expect(faults(named, (course) => highlights(course).length < 5 || highlights(course).length > 8)).toEqual([]);
    expect(
      faults(
        courses.filter((course) => !named.includes(course)),
        (course) => highlights(course).length < 2 || highlights(course).length > 4,
      ),
    ).toEqual([]);
  });

  it('have each a whole sentence in both languages', () => {
    expect(
      faults(courses, (course) =>
        highlights(course).some(
          ({ text }) =>
            !text || !/[。]$/.test(text.ja) || !/[.!?]$/.test(text.en) || text.ja.length < 10 || text.en.length < 20,
        ),
      ),
    ).toEqual([]);
  });

  it('stand each once on a course', () => {
    expect(
      faults(
        courses,
        (course) => new Set(highlights(course).map(({ name }) => name.ja)).size !== highlights(course).length,
      ),
    ).toEqual([]);
  });
});

it('no two courses have the same name, in either language', () => {
  for (const lang of ['ja', 'en'] as const) {
    const names = courses.map(({ name }) => name[lang]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
