/** A course's route line as GPX 1.1, KML 2.2 or GeoJSON (RFC 7946), for another map or device. */

import type { Context as HonoContext } from 'hono';
import type { CourseDetail } from '../../contract/courses.ts';
import { errorStatus } from '../../contract/errors.ts';
import type { Api } from '../../contract/index.ts';
import { decodePolyline } from '../../contract/polyline.ts';
import { type Language, languages } from '../../contract/values.ts';
import { toApiError } from '../errors.ts';
import { toEnvelope } from './failures.ts';
import { escapeMarkup } from './markup.ts';
import { askedEachTime } from './sharedPage.ts';

const approximate = {
  ja: '地図のデータから計算した線です。現地の案内と安全を優先してください。',
  en: 'A line computed from map data. Follow local signs and keep safe.',
} satisfies Record<Language, string>;

/** A file or a feed leaves the page and its notice behind: name and description say that the way is closed or changed. */
export const statusWords = {
  closed: {
    ja: { name: (name) => `【通行止め】${name}`, text: 'いまは歩けません。' },
    en: { name: (name) => `[Route closed] ${name}`, text: 'This route cannot be walked at present.' },
  },
  changed: {
    ja: { name: (name) => `【コース変更あり】${name}`, text: 'コースの一部が変わっています。' },
    en: { name: (name) => `[Route changed] ${name}`, text: 'Part of this route has changed.' },
  },
} satisfies Record<string, Record<Language, { name: (name: string) => string; text: string }>>;

/** What a file says of its course. The line's data asks for its credit wherever the line goes. */
function saidOf(
  { name, status, status_note, line_source }: CourseDetail,
  lang: Language,
): { name: string; note: string } {
  const credit = line_source.kind === 'network' ? '© OpenStreetMap contributors, ODbL 1.0' : '';
  const note = [approximate[lang], credit].filter(Boolean).join(' ');
  if (status === 'open') return { name, note };
  const words = statusWords[status][lang];
  return { name: words.name(name), note: [words.text, status_note, note].filter(Boolean).join(' ') };
}

const lineOf = ({ legs }: CourseDetail) => legs.flatMap(({ line }, index) => decodePolyline(line).slice(index ? 1 : 0));

type Format = 'gpx' | 'kml' | 'geojson';

const formats: Record<Format, { type: string; write: (course: CourseDetail, note: string) => string }> = {
  gpx: {
    type: 'application/gpx+xml',
    write: (course, note) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Tokotoko Tokyo" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>${escapeMarkup(course.name)}</name><desc>${escapeMarkup(note)}</desc></metadata>${course.points
        .map(
          ({ lat, lng, name, text }) =>
            `<wpt lat="${lat}" lon="${lng}"><name>${escapeMarkup(name)}</name>${text ? `<desc>${escapeMarkup(text)}</desc>` : ''}</wpt>`,
        )
        .join('')}<trk><name>${escapeMarkup(course.name)}</name><desc>${escapeMarkup(note)}</desc><trkseg>${lineOf(
        course,
      )
        .map(([lat, lng]) => `<trkpt lat="${lat}" lon="${lng}"/>`)
        .join('')}</trkseg></trk></gpx>\n`,
  },
  kml: {
    type: 'application/vnd.google-earth.kml+xml',
    write: (course, note) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escapeMarkup(course.name)}</name><description>${escapeMarkup(note)}</description><Placemark><name>${escapeMarkup(course.name)}</name><description>${escapeMarkup(note)}</description><LineString><tessellate>1</tessellate><coordinates>${lineOf(
        course,
      )
        .map(([lat, lng]) => `${lng},${lat}`)
        .join(' ')}</coordinates></LineString></Placemark>${course.points
        .map(
          ({ lat, lng, name, text }) =>
            `<Placemark><name>${escapeMarkup(name)}</name>${text ? `<description>${escapeMarkup(text)}</description>` : ''}<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`,
        )
        .join('')}</Document></kml>\n`,
  },
  geojson: {
    type: 'application/geo+json',
    write: (course, note) =>
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: {
              ...{ name: course.name, note, distance_m: course.distance_m },
              ...{ status: course.status, status_note: course.status_note },
            },
            geometry: { type: 'LineString', coordinates: lineOf(course).map(([lat, lng]) => [lng, lat]) },
          },
          ...course.points.map(({ lat, lng, name, role, text }) => ({
            type: 'Feature',
            properties: { name, role, text },
            geometry: { type: 'Point', coordinates: [lng, lat] },
          })),
        ],
      }),
  },
};

export async function routeFile(c: HonoContext, api: (lang: Language) => Api): Promise<Response> {
  const [id, format] = c.req.param('file')!.split('.') as [string, Format];
  const lang = languages.find((language) => language === c.req.query('lang')) ?? 'ja';
  try {
    const { course } = await api(lang)('GET /course_detail', { id: Number(id) });
    const { type, write } = formats[format];
    const { name, note } = saidOf(course, lang);
    return c.body(write({ ...course, name }, note), 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="tokotoko-${id}.${format}"`,
      // A closure is in the file at once.
      'cache-control': askedEachTime,
    });
  } catch (error) {
    const known = toApiError(error);
    if (known.code === 'E503') c.header('retry-after', '10');
    return c.json(toEnvelope(known), errorStatus[known.code]);
  }
}
