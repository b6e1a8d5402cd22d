/** Ways from a small network: snapping, joining, turns, names, heights, places beside the way, and the files it is read from. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodePolyline, encodePolyline } from '../../contract/polyline.ts';
import { simplify } from '../../contract/simplify.ts';
import type { CourseContent } from '../../server/content/content.schema.ts';
import { wayInWords } from '../../server/content/wayInWords/index.ts';
import { courseRoute, type Sources } from '../../tools/routes/courseRoute.ts';
import { climbOf, openHeights } from '../../tools/routes/heights.ts';
import { cleanName, turnOf } from '../../tools/routes/moves.ts';
import { farFromNamesakes } from '../../tools/routes/namesakes.ts';
import { openPlaces } from '../../tools/routes/nearbyPlaces.ts';
import { avoidingSteps, buildNetwork, walksFrom } from '../../tools/routes/network.ts';
import { type Edge, type NetworkFile, readNdjson } from '../../tools/routes/networkFile.ts';
import { readPbf } from '../../tools/routes/readPbf.ts';
import { readRecording } from '../../tools/routes/readRecording.ts';
import { differences, notAtHome, unexplainedLegs } from '../../tools/routes/report.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'routes-'));

/** Metres east and north of a corner of Tokyo. */
const origin = { lat: 35.7, lng: 139.7 };
const place = (east: number, north: number) => ({
  lat: origin.lat + north / 111_195,
  lng: origin.lng + east / (111_195 * Math.cos((origin.lat * Math.PI) / 180)),
});

type Way = { from: [number, number]; to: [number, number]; name?: number; kind?: [string, string]; brunnel?: string };

/** Junctions are where ends meet. */
function networkFile(names: [string, string][], ways: readonly Way[]): NetworkFile {
  const numbers = new Map<string, number>();
  const numberOf = (at: [number, number]) => {
    const key = at.join();
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key)!;
  };
  const edges = ways.map(({ from, to, name = -1, kind = ['minor', ''], brunnel = '' }): Edge => {
    const [a, b] = [place(...from), place(...to)];
    const [lng, lat] = [Math.round(a.lng * 1e6), Math.round(a.lat * 1e6)];
    const line = [lng, lat, Math.round(b.lng * 1e6) - lng, Math.round(b.lat * 1e6) - lat];
    const metres = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [numberOf(from), numberOf(to), metres, ...kind, brunnel, 0, 0, name, line, 1];
  });
  return { names, edges, month: null };
}

/** A street eastwards, a bridge northwards from its middle, a street along the other bank, and steps as a short cut. */
const small = networkFile(
  [
    ['青梅街道', 'Ome-kaido'],
    ['中の橋', 'Naka-no-hashi'],
    ['川岸通り;都道3号', ''],
  ],
  [
    { from: [0, 0], to: [500, 0], name: 0 },
    { from: [500, 0], to: [1000, 0], name: 0 },
    { from: [500, 0], to: [500, 100], name: 1, brunnel: 'bridge' },
    { from: [500, 100], to: [1000, 100], name: 2 },
    { from: [500, 100], to: [0, 100], name: 2 },
    { from: [1000, 0], to: [1000, 100], kind: ['path', 'steps'] },
  ],
);
const network = buildNetwork([small]);

const words = (text: string) => ({ ja: text, en: text });
const course = (points: [east: number, north: number][], more: Partial<CourseContent> = {}) =>
  ({
    id: 1,
    municipality: 13101,
    scenes: ['history'],
    points: points.map(([east, north], index) => ({
      role: index === 0 ? 'start' : index === points.length - 1 ? 'goal' : 'highlight',
      name: words(`P${index}`),
      kana: 'ぽ',
      ...place(east, north),
    })),
    ...more,
  }) as unknown as CourseContent;
const sources: Sources = {
  network,
  stepFreeNetwork: avoidingSteps(network),
  networkName: 'test',
  heights: null,
  places: null,
  stations: [],
  municipalityAt: null,
};

describe('joining', () => {
  it('follows streets, over the bridge, with its turns, streets and lengths', () => {
    const { legs, metres } = courseRoute(
      course([
        [100, 10],
        [500, 5],
        [900, 105],
      ]),
      sources,
    );
    expect(metres).toBeGreaterThan(890);
    expect(metres).toBeLessThan(910);
    expect(legs[0]!.moves).toMatchObject([{ turn: null, towards: 'e', street: '青梅街道' }]);
    expect(legs[1]!.moves).toMatchObject([
      { turn: 'left', towards: 'n', bridges: ['中の橋'] },
      { turn: 'right', towards: 'e', metres: 400, street: '川岸通り' },
    ]);
  });

  it('says where the way goes underneath, and nowhere else', () => {
    const [a, b, c, d] = [0, 200, 320, 2600] as const;
    const straight = [a, b, c, d].slice(1).map((to, at) => ({
      ...{ from: [[a, b, c, d][at]!, 0] as [number, number], to: [to, 0] as [number, number] },
      ...(at === 1 && { kind: ['path', 'footway'] as [string, string], brunnel: 'tunnel' }),
    }));
    const under = buildNetwork([networkFile([], straight)]);
    const { legs } = courseRoute(
      course([
        [0, 0],
        [600, 0],
      ]),
      { ...sources, network: under, stepFreeNetwork: under },
    );
    const moves = legs.flatMap((leg) => leg.moves);
    expect(moves.some((move) => move.under === true)).toBe(true);
    const open = courseRoute(
      course([
        [0, 0],
        [900, 0],
      ]),
      sources,
    ).legs.flatMap((leg) => leg.moves);
    expect(open.some((move) => move.under)).toBe(false);
  });

  it('a point near two banks goes to the one that makes the walk short', () => {
    // A little nearer to the far bank, which is a long way round.
    const { metres } = courseRoute(
      course([
        [0, 0],
        [150, 52],
        [300, 0],
      ]),
      sources,
    );
    expect(metres).toBe(300);
  });

  it('takes steps, but not with a stroller', () => {
    const points: [number, number][] = [
      [1000, -4],
      [1000, 104],
    ];
    expect(courseRoute(course(points), sources).stepsM).toBe(100);
    const rolling = courseRoute(course(points, { scenes: ['stroller'] }), sources);
    expect(rolling.stepsM).toBe(0);
    expect(rolling.metres).toBe(1100);
  });

  it('tells the way back along a dead end', () => {
    const { legs } = courseRoute(
      course([
        [0, 0],
        [990, 0],
        [500, 90],
      ]),
      sources,
    );
    expect(legs[1]!.moves[0]).toMatchObject({ turn: 'back', towards: 'w', street: '青梅街道' });
  });

  it('draws straight where there is no way, and ends meet', () => {
    const { legs } = courseRoute(
      course([
        [0, 0],
        [900, 0],
        [900, 2000],
      ]),
      sources,
    );
    expect(legs.map(({ isDrawn }) => isDrawn ?? false)).toEqual([false, true]);
    expect(decodePolyline(legs[1]!.line)[0]).toEqual(decodePolyline(legs[0]!.line).at(-1));
  });

  it('uses a recording as it is', () => {
    const line = [place(0, 30), place(400, 30), place(800, 30)];
    const route = courseRoute(
      course([
        [0, 0],
        [400, 0],
        [800, 0],
      ]),
      sources,
      line,
    );
    expect(route.source.line).toBe('recording');
    expect(route.metres).toBe(800);
    expect(decodePolyline(route.legs[0]!.line)).toHaveLength(2);
  });

  it('knows no steps and no turns of a recording, and its words say so', () => {
    const walk = course([
      [1000, -4],
      [1000, 50],
      [1000, 104],
    ]);
    // The same steps as on the network.
    const line = [place(1000, -4), place(1000, 48), place(1000, 104), place(1000, 110)];
    const route = courseRoute(walk, sources, line);
    expect(route.stepsM).toBeNull();
    expect(route.legs.map(({ moves }) => moves)).toEqual([[], []]);
    const words = wayInWords(walk, route.legs, new Map());
    expect(words).toEqual([
      {
        ja: 'P0からP1まで、約50mです。地図の線に沿って歩きます。',
        en: 'From P0 it is about 50 m to P1; follow the line on the map.',
      },
      {
        ja: 'P1の次はP2まで、約60mです。地図の線に沿って歩きます。',
        en: 'After P1 come about 60 m to P2; follow the line on the map.',
      },
    ]);
  });

  it('finds no walk beyond the given cost', () => {
    const [start] = network.near(place(0, 0), 20);
    const [goal] = network.near(place(990, 0), 20);
    expect(walksFrom(start!, [goal!], network, 100)).toEqual([null]);
    expect(walksFrom(start!, [goal!], network, 5000)[0]!.cost).toBeGreaterThan(900);
  });
});

describe('words of the map', () => {
  it.each([
    ['川岸通り;都道3号', '川岸通り'],
    ['学園通り (Gakuen-dori)', '学園通り'],
    ['国道139号', null],
    ['草加流山線', null],
    ['Jogging Course', null],
    ['待機タクシー専用プラットホーム', null],
  ])('%s is %s', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it.each([
    [0, 'straight'],
    [-30, 'straight'],
    [50, 'slight_right'],
    [-90, 'left'],
    [140, 'sharp_right'],
    [178, 'back'],
  ])('%i degrees is %s', (angle, turn) => {
    expect(turnOf(angle)).toBe(turn);
  });
});

describe('heights', () => {
  it('counts climbs, not the noise of the raster', () => {
    expect(climbOf([10, 11, 10, 11, 10])).toEqual({ up: 0, down: 0 });
    expect(climbOf([10, 20, 15, 30])).toEqual({ up: 25, down: 5 });
    expect(climbOf([10, 20, 19, 30, 10])).toEqual({ up: 20, down: 20 });
  });

  it('reads tiles, and knows where there is none', () => {
    const size = 256;
    const world = size * 2 ** 12;
    const sin = Math.sin((origin.lat * Math.PI) / 180);
    const x = Math.floor((((origin.lng + 180) / 360) * world) / size);
    const y = Math.floor(((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world) / size);
    const tile = new Int16Array(size * size).fill(123);
    const folder = path.join(directory, 'elevation', '12', String(x));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${y}.i16.gz`), gzipSync(Buffer.from(tile.buffer)));
    const heights = openHeights(path.join(directory, 'elevation'));
    expect(heights.heightAt(origin)).toBeCloseTo(12.3);
    expect(heights.heightAt({ lat: 33.1, lng: 139.8 })).toBeNull();
    expect(heights.profile([place(0, 0), place(200, 0)], 50)).toMatchObject({ up: 0, down: 0 });
    expect(
      heights.profile(
        [
          { lat: 33.1, lng: 139.8 },
          { lat: 33.1, lng: 139.81 },
        ],
        50,
      ),
    ).toBeNull();

    // A valley 60 m to 150 m east of the origin: a bridge that the map does not have goes straight over it.
    const column = Math.floor(((origin.lng + 180) / 360) * world) % size;
    for (let row = 0; row < size; row += 1) tile.fill(23, row * size + column + 2, row * size + column + 5);
    writeFileSync(path.join(folder, `${y}.i16.gz`), gzipSync(Buffer.from(tile.buffer)));
    const valley = openHeights(path.join(directory, 'elevation'));
    const line = [place(0, 0), place(300, 0)];
    expect(valley.profile(line, 50)).toMatchObject({ up: expect.closeTo(10), down: expect.closeTo(10) });
    expect(valley.profile(line, 50, [[0, 250]])).toMatchObject({ up: 0, down: 0 });
  });
});

describe('lines', () => {
  it('encodes as the published example, and back', () => {
    const line: [number, number][] = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ];
    expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline(encodePolyline(line))).toEqual(line);
    expect(() => decodePolyline('_p~iF~')).toThrow('cut off');
  });

  it('leaves out what lies on the line, within the tolerance', () => {
    const line = [place(0, 0), place(50, 2), place(100, 0), place(100, 100)];
    expect(simplify(line, 3)).toEqual([line[0], line[2], line[3]]);
    expect(simplify(line, 1)).toEqual(line);
  });
});

describe('places beside the way', () => {
  it('come in the order of the walk, with metres and side', () => {
    const folder = path.join(directory, 'points');
    mkdirSync(folder, { recursive: true });
    const row = (kind: string, east: number, north: number, name: string) =>
      `${kind},${place(east, north).lat},${place(east, north).lng},13101,${name},,`;
    const rows = [
      row('toilets', 300, 20, ''),
      row('toilets', 100, -30, '"上野, 口"'),
      row('cafe', 200, 0, ''),
      row('toilets', 200, 90, ''),
    ];
    writeFileSync(path.join(folder, 'a.csv'), `kind,lat,lng,municipality,name,name_en,name_kana\n${rows.join('\n')}\n`);
    const found = openPlaces(folder).near([place(0, 0), place(500, 0)], 60, ['toilets']);
    expect(found.map(({ alongM, offM, side, name }) => [Math.round(alongM), Math.round(offM), side, name?.ja])).toEqual(
      [
        [100, 30, 'right', '上野, 口'],
        [300, 20, 'left', undefined],
      ],
    );
  });
});

describe('where one could stop or rest', () => {
  const folder = path.join(directory, 'stops');
  mkdirSync(folder, { recursive: true });
  const row = (kind: string, east: number, north: number, name: string) =>
    `${kind},${place(east, north).lat},${place(east, north).lng},13101,${name},,`;
  const rows = [
    row('subway_entrance', 60, 10, '上野駅'),
    row('subway', 450, 20, '本町駅'),
    row('subway_entrance', 520, -20, '本町駅'),
    row('tram_stop', 700, 10, '電停'),
    row('toilets', 620, -10, ''),
    row('bus_stop', 980, 90, '中の橋'),
    row('bus_stop', 1010, 90, '中の橋'),
    row('bus_stop', 1280, 0, '本町二丁目'),
    row('bus_stop', 1320, 0, '遠い停'),
    row('bus_stop', 100, 5, ''),
  ];
  writeFileSync(path.join(folder, 'a.csv'), `kind,lat,lng,municipality,name,name_en,name_kana\n${rows.join('\n')}\n`);
  const points: [number, number][] = [
    [0, 0],
    [300, 0],
    [600, 0],
    [1000, 0],
  ];
  const walk = course(points);
  walk.points[1]!.role = 'via';
  const station = { id: 7, name: words('本町'), kana: 'ほんちょう', municipality: 13101, ...place(480, 0) };
  const open = { ...sources, places: openPlaces(folder) };

  it('is told at every point between the ends, of the kind "via" too', () => {
    expect(courseRoute(walk, { ...open, stations: [station] }).waysOut).toEqual([
      { point: 1, kind: 'station', station: 7, metres: 180 },
      { point: 2, kind: 'station', station: 7, metres: 120 },
    ]);
    // Over the bridge, since the steps at the end are longer.
    // With no station to walk to, a far stop too.
    expect(courseRoute(walk, open).waysOut).toMatchObject([
      { point: 1, kind: 'bus_stop', name: { ja: '中の橋' }, metres: 780 },
      { point: 2, kind: 'bus_stop', name: { ja: '中の橋' }, metres: 520 },
    ]);
  });

  it('knows the bus stops within 300 m by name, each once', () => {
    expect(courseRoute(walk, open).busStops.map(({ ja }) => ja)).toEqual(['中の橋', '本町二丁目']);
  });

  it('names each station beside the way once, and not those it begins and ends at', () => {
    expect(courseRoute(walk, open).rests).toEqual([
      { kind: 'station', at: 450, off: 20, side: 'left' },
      { kind: 'toilet', at: 620, off: 10, side: 'right' },
    ]);
  });
});

describe('names', () => {
  const folder = path.join(directory, 'named');
  mkdirSync(folder, { recursive: true });
  const row = (kind: string, east: number, north: number, name: string) =>
    `${kind},${place(east, north).lat},${place(east, north).lng},13101,${name},,`;
  const rows = [
    row('shinto', 0, 400, '氷川神社'),
    row('subway_entrance', 0, 400, '上野駅'),
    row('bus_stop', 0, 400, '本町'),
    row('park', 0, 9000, '城山公園'),
  ];
  writeFileSync(path.join(folder, 'a.csv'), `kind,lat,lng,municipality,name,name_en,name_kana\n${rows.join('\n')}\n`);
  const found = (name: string, north: number, known: string[] = [], role = 'via') => {
    const [first, last] = course([
      [0, 0],
      [0, 0],
    ]).points;
    const point = { ...first!, ...place(0, north), role, name: words(name) };
    const walk = { ...course([]), points: [point, last!] } as CourseContent;
    return farFromNamesakes(walk, { network, places: openPlaces(folder) }, new Set(known));
  };
  const far = (...args: Parameters<typeof found>) => found(...args).far;

  it('a place, a street, or a stop of a quarter that is far away is told', () => {
    expect(far('氷川神社', 0)).toEqual(['1 氷川神社: 400 m from the place of its name in the map data']);
    expect(far('本町', 0)).toHaveLength(1);
    expect(far('川岸通り', -20)).toEqual(['1 川岸通り: 120 m from the street or bridge of its name in the map data']);
    expect(far('荒川 中の橋', 900)).toHaveLength(1);
  });

  it('what is near, another place, or named after another, is not', () => {
    expect(far('氷川神社', 300)).toEqual([]);
    expect(far('川岸通り', 20)).toEqual([]);
    expect(far('城山公園', 0)).toEqual([]);
    expect(far('上野駅', 0)).toEqual([]);
    expect(far('本町', 0, [], 'highlight')).toEqual([]);
    expect(far('氷川神社', 0, ['1 氷川神社'])).toEqual([]);
  });

  it('namesakes kilometres away are told as other places', () => {
    expect(found('城山公園', 0)).toEqual({
      far: [],
      elsewhere: ['1 城山公園: the place of its name in the map data is another, 9.0 km away'],
    });
    expect(found('氷川神社', 0).elsewhere).toEqual([]);
  });
});

describe('what a check compares', () => {
  const walk = course([
    [0, 0],
    [300, 0],
    [900, 0],
  ]);
  const made = courseRoute(walk, sources);
  const kept = (more: Partial<typeof made>) => differences(walk, { ...made, ...more }, made);
  const leg = made.legs[0]!;

  it('each leg, the steps and the climb', () => {
    expect(differences(walk, undefined, made)).toEqual(['1: no kept route']);
    expect(kept({})).toEqual([]);
    expect(kept({ legs: [leg] })).toEqual(['1: kept 1 legs, computed 2']);
    expect(kept({ legs: [{ ...leg, metres: 309 }, made.legs[1]!] })).toEqual([]);
    expect(kept({ legs: [{ ...leg, metres: 312 }, made.legs[1]!] })).toEqual(['1 P0 → P1, m: kept 312, computed 300']);
    expect(kept({ stepsM: 11, up: 5 })).toEqual(['1 steps, m: kept 11, computed 0', '1 up, m: kept 5, computed none']);
  });

  it('very long legs, unless somebody wrote down why', () => {
    // Both ends of a street, 100 m from the other bank's: the bridge is 500 m away.
    const round = course([
      [0, 0],
      [0, 100],
      [1000, 100],
    ]);
    const route = courseRoute(round, sources);
    const legs = (known: string[]) => unexplainedLegs(round, route, new Set(known));
    expect(legs([])).toEqual(['1 P0 → P1: 1100 m for 100 m straight, without a reason']);
    expect(legs(['1 P0 P1'])).toEqual([]);
    expect(legs(['2 P0 P1'])).toHaveLength(1);
  });
});

describe('the municipality of a course', () => {
  const walk = course([
    [0, 0],
    [500, 0],
    [900, 0],
  ]);
  const eastOf =
    (east: number) =>
    ({ lng }: { lng: number }) =>
      lng > place(east, 0).lng ? 13101 : 13102;

  it('has one of its highlights', () => {
    expect(notAtHome(walk, { ...sources, municipalityAt: eastOf(400) })).toEqual([]);
    expect(notAtHome(walk, { ...sources, municipalityAt: eastOf(600) })).toEqual([
      '1: no highlight lies in its municipality, 13101',
    ]);
    expect(notAtHome(walk, sources)).toEqual([]);
  });
});

describe('recordings', () => {
  const gpx = (...points: string[]) => Buffer.from(`<gpx><trk>${points.join('')}</trk></gpx>`);

  it('are read as every line of a course is', () => {
    expect(readRecording(gpx('<trkpt lat="35.7" lon="139.7"/>', '<trkpt lat="35.71" lon="139.71"/>'))).toEqual([
      { lat: 35.7, lng: 139.7 },
      { lat: 35.71, lng: 139.71 },
    ]);
  });

  it('are refused with the reason', () => {
    expect(() => readRecording(gpx('<trkpt lat="51.5" lon="0"/>', '<trkpt lat="51.6" lon="0"/>'))).toThrow(
      'outsideTokyo 1: 51.5, 0',
    );
  });
});

describe('files of a network', () => {
  it('reads names and edges', async () => {
    const file = path.join(directory, 'a.ndjson.gz');
    const lines = [{ names: small.names }, ...small.edges].map((line) => JSON.stringify(line));
    writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
    expect(await readNdjson(file)).toEqual(small);
  });

  describe('of OpenStreetMap itself', () => {
    const file = path.join(directory, 'a.osm.pbf');
    beforeAll(() => writeFileSync(file, extract()));

    it('joins ways at shared nodes, and leaves out what nobody may walk', async () => {
      const { names, edges, month } = await readPbf(file);
      expect(month).toBe('2026-10');
      expect(names).toEqual([['上野通り', 'Ueno-dori']]);
      expect(
        edges.map(([u, v, , roadClass, subclass, brunnel, layer, , name, , joined]) => [
          u,
          v,
          roadClass,
          subclass,
          brunnel,
          layer,
          name,
          joined,
        ]),
      ).toEqual([
        [1, 2, 'minor', '', '', 0, 0, 1],
        [2, 3, 'minor', '', '', 0, 0, 1],
        [2, 4, 'path', 'steps', 'bridge', 1, -1, 1],
      ]);
      expect(edges[0]![2]).toBeGreaterThan(100);
    });
  });
});

/** A tiny extract, written by hand: four nodes; a street of three of them, steps over a bridge, a motorway. */
function extract(): Buffer {
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
  const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
  const bytes = (field: number, content: Uint8Array | number[]) => [
    ...varint((field << 3) | 2),
    ...varint(content.length),
    ...content,
  ];
  const number = (field: number, value: number) => [...varint(field << 3), ...varint(value)];
  const packed = (field: number, values: number[]) => bytes(field, values.flatMap(varint));
  const deltas = (values: number[]) => values.map((value, index) => zigzag(value - (values[index - 1] ?? 0)));
  const text = (value: string) => [...Buffer.from(value)];
  const strings = [
    '',
    'highway',
    'residential',
    'name',
    '上野通り',
    'name:en',
    'Ueno-dori',
    'steps',
    'bridge',
    'yes',
    'layer',
    '1',
    'motorway',
  ];
  const nodes = [place(0, 0), place(150, 0), place(300, 0), place(150, 120)];
  const units = (degrees: number) => Math.round(degrees * 1e7);
  const dense = [
    ...packed(1, deltas([1, 2, 3, 4])),
    ...packed(8, deltas(nodes.map(({ lat }) => units(lat)))),
    ...packed(9, deltas(nodes.map(({ lng }) => units(lng)))),
  ];
  const way = (id: number, tags: [number, number][], refs: number[]) =>
    bytes(3, [
      ...number(1, id),
      ...packed(
        2,
        tags.map(([key]) => key),
      ),
      ...packed(
        3,
        tags.map(([, value]) => value),
      ),
      ...packed(8, deltas(refs)),
    ]);
  const block = [
    ...bytes(
      1,
      strings.flatMap((value) => bytes(1, text(value))),
    ),
    ...bytes(2, bytes(2, dense)),
    ...bytes(2, [
      ...way(
        10,
        [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
        [1, 2, 3],
      ),
      ...way(
        11,
        [
          [1, 7],
          [8, 9],
          [10, 11],
        ],
        [2, 4],
      ),
      ...way(12, [[1, 12]], [1, 4]),
    ]),
  ];
  const blob = (type: string, content: number[]) => {
    const zipped = [...deflateSync(Buffer.from(content))];
    const body = [...number(2, content.length), ...bytes(3, zipped)];
    const header = [...bytes(1, text(type)), ...number(3, body.length)];
    const length = Buffer.alloc(4);
    length.writeUInt32BE(header.length);
    return [...length, ...header, ...body];
  };
  const header = [
    ...bytes(4, text('OsmSchema-V0.6')),
    ...bytes(4, text('DenseNodes')),
    ...number(32, Date.parse('2026-10-31T20:00:00Z') / 1000),
  ];
  return Buffer.from([...blob('OSMHeader', header), ...blob('OSMData', block)]);
}
