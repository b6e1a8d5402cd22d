/** Files as staff send them. */
import { decodePolyline } from '../../contract/polyline.ts';
import { content } from './expected.ts';

export const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'shops.csv') => new File([text], name);

/** Of the course as the samples have it. */
export const lineOf = (courseId: number): [lat: number, lng: number][] =>
  content.routes.get(courseId)!.legs.flatMap(({ line }, at) => decodePolyline(line).slice(at ? 1 : 0));

export const geoJsonOf = (line: readonly (readonly [lat: number, lng: number])[]) =>
  JSON.stringify({ type: 'LineString', coordinates: line.map(([lat, lng]) => [lng, lat]) });

export const gpxOf = (line: readonly (readonly [lat: number, lng: number])[]) =>
  `<gpx><trk><trkseg>${line.map(([lat, lng]) => `<trkpt lat="${lat}" lon="${lng}"/>`).join('')}</trkseg></trk></gpx>`;

/** As Japanese spreadsheets save a table: each sign by what decodes to it. */
export function shiftJisOf(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('shift_jis');
  const bytesOf = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfc; first += 1)
    for (let second = 0x40; second <= 0xfc; second += 1) {
      const sign = decoder.decode(Uint8Array.of(first, second));
      if (!bytesOf.has(sign)) bytesOf.set(sign, [first, second]);
    }
  return Uint8Array.from([...text].flatMap((sign) => (sign < '\x80' ? sign.charCodeAt(0) : bytesOf.get(sign)!)));
}

/** A form as bytes, of which a server may leave the rest unread. */
export async function bytesOfForm(values: Readonly<Record<string, string | File>>): Promise<RequestInit> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const response = new Response(form);
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type')! },
  };
}

/** A good file for each call. */
export const noticeFile = () => fileOf(JSON.stringify(content.notices.slice(0, 1)), 'notices.json');
export const lineFile = (courseId: number) => fileOf(geoJsonOf(lineOf(courseId)), 'line.geojson');
