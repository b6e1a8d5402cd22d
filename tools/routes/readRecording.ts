/** A line that somebody recorded, from GPX (track or route) or KML (LineString). */
import { XMLParser } from 'fast-xml-parser';
import type { Position } from '../../contract/values.ts';

const positionsAtMost = 20_000;
/** Tokyo with its islands. */
const bounds = { south: 20, north: 36.5, west: 136, east: 154 };

const parser = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true, attributeNamePrefix: '@' });

/** Every element of a name, wherever it stands, in the order of the file. */
function elements(node: unknown, name: string): unknown[] {
  if (Array.isArray(node)) return node.flatMap((entry) => elements(entry, name));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === name ? (Array.isArray(value) ? value : [value]) : elements(value, name),
  );
}

/**
 * @returns positions in walking order
 * @throws Error when there is no line, a position lies outside Tokyo, or there are more than 20,000 positions
 */
export function readRecording(text: string): Position[] {
  const parsed: unknown = parser.parse(text);
  const fromGpx = (name: string) =>
    elements(parsed, name).map((point) => {
      const { '@lat': lat, '@lon': lng } = point as Record<string, string>;
      return { lat: Number(lat), lng: Number(lng) };
    });
  const track = fromGpx('trkpt');
  const route = track.length ? track : fromGpx('rtept');
  const line = route.length
    ? route
    : elements(parsed, 'LineString')
        .flatMap((shape) => elements(shape, 'coordinates'))
        .flatMap((coordinates) => String(coordinates).trim().split(/\s+/))
        .map((position) => {
          const [lng, lat] = position.split(',').map(Number);
          return { lat: lat!, lng: lng! };
        });
  if (line.length < 2) throw new Error('recording: no line (GPX track or route, or KML LineString)');
  if (line.length > positionsAtMost) throw new Error(`recording: ${line.length} positions, at most ${positionsAtMost}`);
  for (const { lat, lng } of line)
    if (!(lat > bounds.south && lat < bounds.north && lng > bounds.west && lng < bounds.east))
      throw new Error(`recording: ${lat}, ${lng} is not in Tokyo`);
  return line;
}
