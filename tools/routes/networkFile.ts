/** The format of a walking network: names, then an edge a line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/**
 * `[u, v, metres, class, subclass, brunnel, layer, indoor, nameIndex or −1, [lng0e6, lat0e6, dlng, dlat, …], inLargestComponent]`.
 * Classes are those of OpenMapTiles: minor, service, tertiary … trunk, track, path/{footway, steps, path, pedestrian, cycleway, corridor}.
 */
export type Edge = [
  u: number,
  v: number,
  metres: number,
  roadClass: string,
  subclass: string,
  brunnel: string,
  layer: number,
  indoor: number | boolean,
  nameIndex: number,
  line: number[],
  isInLargestComponent: number | boolean,
];

export interface NetworkFile {
  /** Japanese and English names of ways. */
  names: [string, string][];
  edges: Edge[];
  /** Of its data, YYYY-MM; null: the file does not say. */
  month: string | null;
}

/** @param file `*.ndjson.gz`; its first line is `{"names": …}`, and may have the `month` */
export async function readNdjson(file: string): Promise<NetworkFile> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const network: NetworkFile = { names: [], edges: [], month: null };
  let isFirst = true;
  for await (const line of lines) {
    if (!line) continue;
    if (isFirst) Object.assign(network, JSON.parse(line) as Pick<NetworkFile, 'names'> & Partial<NetworkFile>);
    else network.edges.push(JSON.parse(line) as Edge);
    isFirst = false;
  }
  return network;
}
