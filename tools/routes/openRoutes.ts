/** Everything a course's route is made from, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CourseContent } from '../../server/content/content.schema.ts';
import { readStations } from '../../server/content/readContent.ts';
import type { Route } from '../../server/content/route.schema.ts';
import { courseRoute, type Sources } from './courseRoute.ts';
import { openHeights } from './heights.ts';
import { openMunicipalities } from './municipalityAt.ts';
import { openPlaces } from './nearbyPlaces.ts';
import { avoidingSteps, buildNetwork } from './network.ts';
import { type NetworkFile, readNdjson } from './networkFile.ts';
import { readPbf } from './readPbf.ts';
import { readRecording } from './readRecording.ts';
import { readCourseFiles } from './routeFiles.ts';

const recordings = new URL('../../content/recordings/', import.meta.url).pathname;

/** Of the vector tiles of Tokyo, which a network without a month of its own was made from. */
const tilesMonth = '2020-03';

async function readNetworks(directory: string): Promise<{ files: NetworkFile[]; name: string }> {
  const folder = existsSync(path.join(directory, 'walk-graph')) ? path.join(directory, 'walk-graph') : directory;
  const names = readdirSync(folder).sort();
  const read = names.flatMap((name) => {
    const file = path.join(folder, name);
    if (name.endsWith('.ndjson.gz')) return [readNdjson(file)];
    return name.endsWith('.osm.pbf') ? [readPbf(file)] : [];
  });
  if (!read.length) throw new Error(`${folder}: no *.ndjson.gz and no *.osm.pbf`);
  const files = await Promise.all(read);
  const isExtract = names.some((name) => name.endsWith('.osm.pbf'));
  const months = files.flatMap((file) => file.month ?? (isExtract ? [] : [tilesMonth])).sort();
  // The oldest part says what may be missing.
  return { files, name: ['OpenStreetMap', ...months.slice(0, 1)].join(', ') };
}

/** @param directory see `main.ts` */
export async function openRoutes(
  directory: string,
): Promise<{ courses: CourseContent[]; sources: Sources; routeOf: (course: CourseContent) => Route }> {
  const { files, name } = await readNetworks(directory);
  const folder = (own: string) => (existsSync(path.join(directory, own)) ? path.join(directory, own) : null);
  const outlines = folder('municipalities');
  const heights = folder('elevation');
  const places = folder('points');
  const network = buildNetwork(files);
  const sources: Sources = {
    network,
    stepFreeNetwork: avoidingSteps(network),
    networkName: name,
    heights: heights ? openHeights(heights) : null,
    places: places ? openPlaces(places) : null,
    stations: readStations(),
    municipalityAt: outlines ? openMunicipalities(path.join(outlines, readdirSync(outlines)[0]!)) : null,
  };
  return {
    courses: [...readCourseFiles().values()].flat(),
    sources,
    routeOf: (course) =>
      courseRoute(
        course,
        sources,
        course.recording ? readRecording(readFileSync(path.join(recordings, course.recording))) : undefined,
      ),
  };
}
