/** Lines of courses: the three formats, and whether they fit a course. */
import { describe, expect, it } from 'vitest';
import { lengthM } from '../../../contract/geo.ts';
import { decodePolyline } from '../../../contract/polyline.ts';
import { readContent } from '../../../server/content/readContent.ts';
import { checkLine } from '../../../server/import/checkLine.ts';
import { readLine } from '../../../server/import/readLine.ts';

const read = (text: string) => readLine({ bytes: Buffer.from(text), fileName: 'line' });
const kindsOf = (text: string) => read(text).faults.map(({ kind }) => kind);
const line = [
  [35.7, 139.7],
  [35.71, 139.71],
];
const geometry = { type: 'LineString', coordinates: line.map(([lat, lng]) => [lng, lat, 12]) };
const feature = (own: object) => ({ type: 'Feature', properties: { name: 'a' }, geometry: own });
const points = (tag: string) =>
  `<${tag} lat="35.7" lon="139.7"><ele>3</ele></${tag}><${tag} lat="35.71" lon="139.71"/>`;
const inKml = (coordinates: string) => `<LineString><coordinates>${coordinates}</coordinates></LineString>`;

describe('a line is read', () => {
  it.each([
    [
      'KML',
      `<?xml version="1.0"?><kml><Document><Placemark>${inKml('\n 139.7,35.7,3\n139.71,35.71 ')}</Placemark></Document></kml>`,
    ],
    [
      'KML with a prefix',
      '<kml:kml><kml:LineString><kml:coordinates>139.7,35.7 139.71,35.71</kml:coordinates></kml:LineString></kml:kml>',
    ],
    ['KML as character data', `<kml>${inKml('<![CDATA[139.7,35.7 139.71,35.71]]>')}</kml>`],
    [
      'KML beside a point and an area',
      `<kml><Point><coordinates>139.7,35.7</coordinates></Point>${inKml('139.7,35.7 139.71,35.71')}<Polygon><outerBoundaryIs><LinearRing><coordinates>139,35 139,36</coordinates></LinearRing></outerBoundaryIs></Polygon></kml>`,
    ],
    ['a GPX track', `<gpx><wpt lat="1" lon="2"/><trk><trkseg>${points('trkpt')}</trkseg></trk></gpx>`],
    [
      'a GPX track in segments',
      `<gpx><trk><trkseg><trkpt lat="35.7" lon="139.7"/></trkseg><trkseg><trkpt lat="35.71" lon="139.71"/></trkseg></trk></gpx>`,
    ],
    ['a GPX route', `<gpx><rte>${points('rtept')}</rte></gpx>`],
    [
      'a GPX track after its route',
      `<gpx><rte>${points('rtept')}${points('rtept')}</rte><trk>${points('trkpt')}</trk></gpx>`,
    ],
    ['a GPX track before its route', `<gpx><trk>${points('trkpt')}</trk><rte>${points('rtept')}</rte></gpx>`],
    ['a GeoJSON line', JSON.stringify(geometry)],
    ['a GeoJSON feature', JSON.stringify(feature(geometry))],
    [
      'a GeoJSON collection',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [feature({ type: 'Point', coordinates: [139, 35] }), feature(geometry)],
      }),
    ],
  ])('from %s', (_, text) => {
    expect(read(text)).toEqual({ line, faults: [] });
  });

  it('from a file with a byte order mark, and one in UTF-16', () => {
    const text = `<gpx><trk>${points('trkpt')}</trk></gpx>`;
    for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(readLine({ bytes, fileName: 'a.gpx' }).line).toEqual(line);
  });
});

describe('what is refused', () => {
  it.each([
    ['no line in KML', '<kml><Point><coordinates>139.7,35.7</coordinates></Point></kml>', ['noLine']],
    ['waypoints alone', '<gpx><wpt lat="35.7" lon="139.7"/><wpt lat="35.8" lon="139.7"/></gpx>', ['noLine']],
    ['one point', `<kml>${inKml('139.7,35.7')}</kml>`, ['noLine']],
    ['two lines', `<kml>${inKml('139.7,35.7 139.71,35.71').repeat(2)}</kml>`, ['severalLines']],
    ['two tracks', `<gpx><trk>${points('trkpt')}</trk><trk>${points('trkpt')}</trk></gpx>`, ['severalLines']],
    [
      'two lines of GeoJSON',
      JSON.stringify({ type: 'FeatureCollection', features: [feature(geometry), feature(geometry)] }),
      ['severalLines'],
    ],
    [
      'several lines in one',
      JSON.stringify({ type: 'MultiLineString', coordinates: [geometry.coordinates, geometry.coordinates] }),
      ['severalLines'],
    ],
    ['an area', JSON.stringify({ type: 'Polygon', coordinates: [geometry.coordinates] }), ['noLine']],
    [
      'latitude and longitude the wrong way round',
      `<kml>${inKml('35.7,139.7 35.71,139.71')}</kml>`,
      ['outsideTokyo', 'outsideTokyo'],
    ],
    ['Osaka', `<gpx><trk><trkpt lat="34.69" lon="135.5"/>${points('trkpt')}</trk></gpx>`, ['outsideTokyo']],
    ['Mount Fuji', `<gpx><trk><trkpt lat="35.36" lon="138.73"/>${points('trkpt')}</trk></gpx>`, ['outsideTokyo']],
    ['no number', `<kml>${inKml('139.7,abc 139.71,35.71 139.72')}</kml>`, ['position', 'position']],
    [
      'numbers of another kind',
      JSON.stringify({ type: 'LineString', coordinates: [['139.7', {}], null, [139.7, 35.7]] }),
      ['position', 'position'],
    ],
    [
      'an attribute that is missing',
      '<gpx><trk><trkpt lat="35.7"/><trkpt lat="35.7" lon="139.7"/></trk></gpx>',
      ['position'],
    ],
    ['20,001 points', `<gpx><trk>${'<trkpt lat="35.7" lon="139.7"/>'.repeat(20_001)}</trk></gpx>`, ['tooManyPoints']],
    ['something else', 'a,b,c', ['lineFormat']],
    ['nothing', ' ', ['empty']],
  ])('%s', (_, text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
    expect(read(text).line).toEqual([]);
  });

  it('a place says which and where', () => {
    const [fault] = read(`<kml>${inKml('139.7,35.7 139.7,34.95')}</kml>`).faults;
    expect(fault).toMatchObject({ kind: 'outsideTokyo', value: '2: 34.95, 139.7' });
  });

  it('no island is', () => {
    // Oshima, Niijima, Kozushima, Hachijojima, Aogashima, Chichijima, Hahajima.
    const islands = [
      [34.75, 139.36],
      [34.37, 139.26],
      [34.2, 139.14],
      [33.11, 139.79],
      [32.46, 139.77],
      [27.09, 142.19],
      [26.64, 142.16],
    ];
    const text = JSON.stringify({ type: 'LineString', coordinates: islands.map(([lat, lng]) => [lng, lat]) });
    expect(read(text)).toEqual({ line: islands, faults: [] });
  });
});

describe('a line fits its course', () => {
  const { courses, routes } = readContent();
  const ways = courses.flatMap((course) => {
    const route = routes.get(course.id);
    if (!route) return [];
    const way = route.legs.flatMap(({ line: leg }) => decodePolyline(leg));
    const own = course.points.map(({ name, lat, lng }) => ({ name: name.ja, lat, lng }));
    // Where the network has no way, the line is drawn straight, and shorter than signs say.
    const metres = route.legs.some(({ isDrawn }) => isDrawn) ? null : route.metres;
    return [{ course: { station: null, points: own, metres }, way, id: course.id }];
  });
  const [{ course, way }] = ways as [(typeof ways)[number]];
  const kinds = (given: typeof way, own = course) => checkLine(given, own).map(({ kind }) => kind);

  it('every course of this repository does', () => {
    expect(ways.length).toBeGreaterThan(100);
    expect(
      ways.flatMap(({ id, way: own, course: each }) =>
        checkLine(own, each).map(({ kind, value }) => `${id} ${kind} ${value}`),
      ),
    ).toEqual([]);
  });

  it('backwards it does not, and only that is said', () => {
    const oneWay = ways.find(
      ({
        course: {
          points: [first],
          points: all,
        },
      }) => lengthM([first!, all.at(-1)!]) > 700,
    )!;
    expect(kinds(oneWay.way.toReversed(), oneWay.course)).toEqual(['lineReversed']);
  });

  const positions = way.map(([lat, lng]) => ({ lat, lng }));

  it('it starts at the station, passes every point and is as long as is said', () => {
    const east = way.map(([lat, lng]): [number, number] => [lat, lng + 0.005]);
    expect(kinds(east)).toContain('lineStart');
    expect(kinds(east).filter((kind) => kind === 'linePoint').length).toBeGreaterThan(0);
    expect(kinds(way, { ...course, metres: lengthM(positions) * 1.3 })).toEqual(['lineLength']);
    expect(kinds(way, { ...course, metres: lengthM(positions) * 1.15 })).toEqual([]);
    expect(kinds([way[0]!, way.at(-1)!])).toContain('linePoint');
    expect(kinds([])).toEqual(['noLine']);
    expect(checkLine(way, { ...course, station: { lat: way[0]![0] + 0.01, lng: way[0]![1] } })[0]).toMatchObject({
      kind: 'lineStart',
      example: '300 m',
    });
  });

  it('it passes them in their order', () => {
    const north = (metres: number) => 35.7 + metres / 111_195;
    const at = (metres: number, name: string) => ({ name, lat: north(metres), lng: 139.7 });
    const straight = [0, 500, 1000, 1500, 2000].map((metres): [number, number] => [north(metres), 139.7]);
    const own = { station: null, metres: 2000, points: [at(0, 'a'), at(1400, 'c'), at(600, 'b'), at(2000, 'd')] };
    expect(checkLine(straight, own)).toMatchObject([{ kind: 'lineOrder', value: 'b' }]);
    expect(checkLine(straight, { ...own, points: own.points.toSorted((a, b) => a.lat - b.lat) })).toEqual([]);
  });
});
