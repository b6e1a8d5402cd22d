/** The line of a course from a file: KML (`LineString`), GPX (track or route) or GeoJSON, which it is by what stands in it. */
import { lineMaxBytes } from '../../contract/importFaults.ts';
import { decode } from './decode.ts';
import { faultOf, listed, UnreadableFile } from './faults.ts';
import { type GivenLine, LineReader } from './lineReader.ts';
import { parseJson } from './nesting.ts';
import { readXmlLine } from './readXmlLine.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Geometries of a GeoJSON file, which are of any kind. */
function geometriesOf(value: unknown): Json[] {
  if (!isObject(value)) return [];
  if (value.type === 'FeatureCollection')
    return Array.isArray(value.features) ? value.features.flatMap(geometriesOf) : [];
  if (value.type === 'Feature') return isObject(value.geometry) ? [value.geometry] : [];
  return [value];
}

function readGeoJson(text: string): GivenLine {
  const geometries = geometriesOf(parseJson(text));
  const reader = new LineReader();
  // Of several lines in one geometry nobody knows which is meant.
  for (const { type, coordinates } of geometries) {
    if (type === 'MultiLineString') for (const _ of Array.isArray(coordinates) ? coordinates : []) reader.begin('line');
    if (type !== 'LineString') continue;
    reader.begin('line');
    for (const position of Array.isArray(coordinates) ? coordinates : [])
      if (Array.isArray(position)) reader.add(position[1], position[0]);
      else reader.add(undefined, undefined);
  }
  return reader.end();
}

/** @returns positions in walking order; none when there is any fault */
export function readLine({ bytes }: { bytes: Uint8Array; fileName?: string }): GivenLine {
  try {
    if (bytes.length > lineMaxBytes)
      throw new UnreadableFile(faultOf('tooLarge', { value: bytes.length, example: String(lineMaxBytes) }));
    const text = decode(bytes).trimStart();
    if (text === '') throw new UnreadableFile(faultOf('empty'));
    if (text.startsWith('<')) {
      const read = readXmlLine(text);
      return { ...read, faults: listed(read.faults) };
    }
    if (!text.startsWith('{')) throw new UnreadableFile(faultOf('lineFormat', { example: 'KML, GPX, GeoJSON' }));
    const read = readGeoJson(text);
    return { ...read, faults: listed(read.faults) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { line: [], faults: [error.fault] };
  }
}
