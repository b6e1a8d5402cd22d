/** The line of a KML or GPX file: coordinates alone. Names, descriptions, styles and links are not read. */
import { type SaxesAttribute, SaxesParser, type SaxesTagPlain } from 'saxes';
import { faultOf, UnreadableFile } from './faults.ts';
import { type GivenLine, LineReader } from './lineReader.ts';
import { levelsAtMost } from './nesting.ts';

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** `139.7,35.7,12 139.8,35.8` */
function addCoordinates(line: LineReader, text: string): void {
  for (const [position] of text.matchAll(/\S+/g)) {
    const [lng, lat] = position.split(',');
    line.add(lat, lng);
  }
}

/** @throws UnreadableFile */
export function readXmlLine(text: string): GivenLine {
  const line = new LineReader();
  const parser = new SaxesParser({ xmlns: false });
  const open: string[] = [];
  let coordinates: string[] | null = null;
  const attribute = (tag: SaxesTagPlain, name: string) =>
    Object.hasOwn(tag.attributes, name) ? (tag.attributes[name] as string | SaxesAttribute as string) : undefined;

  parser.on('doctype', () => {
    throw new UnreadableFile(faultOf('documentType'));
  });
  parser.on('error', () => {
    throw new UnreadableFile(faultOf('xml', { row: parser.line }));
  });
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    open.push(name);
    if (open.length > levelsAtMost) throw new UnreadableFile(faultOf('tooDeep', { example: String(levelsAtMost) }));
    if (open.length === 1 && name !== 'kml' && name !== 'gpx')
      throw new UnreadableFile(faultOf('lineFormat', { value: name, example: 'KML, GPX, GeoJSON' }));
    if (open[0] === 'gpx') {
      // A track may have gaps: its segments are one line. A route is another line.
      if (name === 'trk' || name === 'rte') line.begin(name);
      if (name === 'trkpt' || name === 'rtept') line.add(attribute(tag, 'lat'), attribute(tag, 'lon'));
    } else if (name === 'LineString') line.begin('line');
    else if (name === 'coordinates' && open.at(-2) === 'LineString') coordinates = [];
  });
  const addText = (part: string) => coordinates?.push(part);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (open.pop() !== 'coordinates' || !coordinates) return;
    addCoordinates(line, coordinates.join(''));
    coordinates = null;
  });
  parser.write(text).close();
  return line.end();
}
