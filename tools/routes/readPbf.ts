/** Reads an OpenStreetMap extract (`.osm.pbf`) into the form of a walking network. */
import { createOSMStream } from 'osm-pbf-parser-node';
import { distanceM } from '../../contract/geo.ts';
import { connectedParts } from './connectedParts.ts';
import type { Edge, NetworkFile } from './networkFile.ts';

type Tags = Record<string, string | undefined>;
type Item =
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Tags }
  | { type: 'way'; id: number; refs: number[]; tags?: Tags }
  | { type?: undefined; osmosis_replication_timestamp?: number };

/** Values of `highway` that people may walk, as classes of OpenMapTiles. */
const classes: Record<string, [roadClass: string, subclass: string]> = {
  footway: ['path', 'footway'],
  steps: ['path', 'steps'],
  path: ['path', 'path'],
  pedestrian: ['path', 'pedestrian'],
  cycleway: ['path', 'cycleway'],
  corridor: ['path', 'corridor'],
  bridleway: ['path', 'bridleway'],
  track: ['track', ''],
  service: ['service', ''],
  residential: ['minor', ''],
  unclassified: ['minor', ''],
  living_street: ['minor', ''],
  road: ['minor', ''],
  tertiary: ['tertiary', ''],
  tertiary_link: ['tertiary', ''],
  secondary: ['secondary', ''],
  secondary_link: ['secondary', ''],
  primary: ['primary', ''],
  primary_link: ['primary', ''],
  trunk: ['trunk', ''],
  trunk_link: ['trunk', ''],
};

function mayWalk({ highway, foot, access, area }: Tags): boolean {
  if (!highway || !(highway in classes) || area === 'yes') return false;
  if (foot === 'no' || foot === 'private') return false;
  return !(access === 'no' || access === 'private') || foot === 'yes' || foot === 'designated' || foot === 'permissive';
}

const brunnelOf = ({ bridge, tunnel, ford }: Tags) =>
  bridge && bridge !== 'no' ? 'bridge' : tunnel && tunnel !== 'no' ? 'tunnel' : ford === 'yes' ? 'ford' : '';

/** Marks the edges of the largest connected part. */
function markLargest(edges: Edge[]): void {
  const partOf = connectedParts(edges);
  const sizes = new Map<number, number>();
  for (const edge of edges) sizes.set(partOf(edge), (sizes.get(partOf(edge)) ?? 0) + 1);
  const [largest] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
  for (const edge of edges) edge[10] = partOf(edge) === largest ? 1 : 0;
}

/** Reads the file twice: first which nodes join ways, then where they lie. */
export async function readPbf(file: string): Promise<NetworkFile> {
  const ways: { refs: number[]; tags: Tags }[] = [];
  const uses = new Map<number, number>();
  let month: string | null = null;
  for await (const item of createOSMStream(file, { withInfo: false }) as AsyncIterable<Item>) {
    // The head of the file: seconds since 1970.
    if (item.type === undefined && item.osmosis_replication_timestamp)
      month = new Date(item.osmosis_replication_timestamp * 1000).toISOString().slice(0, 7);
    if (item.type !== 'way' || !item.tags || !mayWalk(item.tags)) continue;
    ways.push({ refs: item.refs, tags: item.tags });
    item.refs.forEach((ref, index) => {
      const isEnd = index === 0 || index === item.refs.length - 1;
      uses.set(ref, (uses.get(ref) ?? 0) + (isEnd ? 2 : 1));
    });
  }
  const places = new Map<number, { lat: number; lng: number }>();
  for await (const item of createOSMStream(file, { withInfo: false }) as AsyncIterable<Item>)
    if (item.type === 'node' && uses.has(item.id)) places.set(item.id, { lat: item.lat, lng: item.lon });

  const names: [string, string][] = [];
  const nameIndexes = new Map<string, number>();
  const indexOf = ({ name, 'name:ja': ja, 'name:en': en = '' }: Tags): number => {
    const own = ja ?? name;
    if (!own) return -1;
    const key = `${own}\n${en}`;
    const known = nameIndexes.get(key);
    if (known !== undefined) return known;
    nameIndexes.set(key, names.length);
    return names.push([own, en]) - 1;
  };

  const edges: Edge[] = [];
  for (const { refs, tags } of ways) {
    const [roadClass, subclass] = classes[tags.highway!]!;
    const nameIndex = indexOf(tags);
    let part: number[] = [];
    // An extract may lack nodes beyond its border: a way is cut there.
    const close = () => {
      if (part.length >= 2) {
        const line = part.map((ref) => places.get(ref)!);
        const flat: number[] = [];
        let [lastLng, lastLat] = [0, 0];
        let metres = 0;
        line.forEach(({ lat, lng }, index) => {
          const [x, y] = [Math.round(lng * 1e6), Math.round(lat * 1e6)];
          flat.push(x - lastLng, y - lastLat);
          [lastLng, lastLat] = [x, y];
          if (index) metres += distanceM(line[index - 1]!, line[index]!);
        });
        edges.push([
          ...[part[0]!, part.at(-1)!, Math.round(metres * 10) / 10],
          ...[roadClass, subclass, brunnelOf(tags)],
          ...[Number(tags.layer ?? 0) || 0, tags.indoor === 'yes' || subclass === 'corridor' ? 1 : 0, nameIndex],
          ...[flat, 0],
        ] as Edge);
      }
      part = [];
    };
    for (const ref of refs) {
      if (!places.has(ref)) {
        close();
        continue;
      }
      part.push(ref);
      if (part.length > 1 && uses.get(ref)! > 1) {
        close();
        part = [ref];
      }
    }
    close();
  }
  markLargest(edges);
  return { names, edges, month };
}
