/** Reads and checks the repository's content; an error names file, row and field. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import * as schema from './content.schema.ts';
import * as institution from './institution.schema.ts';
import { route } from './route.schema.ts';

const directory = new URL('../../content/', import.meta.url).pathname;

function read<T extends z.ZodType>(name: string, row: T): z.output<T>[] {
  const file = path.join(directory, name);
  const parsed = z.array(row).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `content/${name}: row ${String(issue?.path[0])}, ${issue?.path.slice(1).join('.')}: ${issue?.message}`,
  );
}

const filesIn = (folder: string) =>
  readdirSync(path.join(directory, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);

export const readStations = () => read('stations.json', schema.station);

/** English names of streets and bridges by their Japanese names. */
export const readStreets = (): Map<string, string> =>
  new Map(read('streets.json', schema.words).map(({ ja, en }) => [ja, en]));

export function readContent() {
  return {
    municipalities: read('municipalities.json', schema.municipality),
    lines: read('lines.json', schema.line),
    stations: readStations(),
    scenes: read('scenes.json', schema.sceneRow),
    courses: filesIn('courses').flatMap((name) => read(name, schema.course)),
    /** What a walking network says of a course, by its id. */
    routes: new Map(filesIn('routes').flatMap((name) => read(name, route).map((row) => [row.id, row]))),
    streets: readStreets(),
    parks: read('parks.json', schema.park),
    notices: read('notices.json', schema.notice),
    events: read('events.json', schema.event),
    articles: read('articles.json', schema.article),
    links: read('links.json', schema.link),
    banners: read('banners.json', schema.banner),
    cooperation: read('institutions/cooperation.json', institution.cooperation),
    sponsor: read('institutions/sponsor.json', institution.sponsor),
    playground: read('institutions/playground.json', institution.playground),
    equipment: read('equipment.json', institution.equipment),
  };
}
export type Content = ReturnType<typeof readContent>;

/**
 * The edition of the samples. Its number is raised with a release, so that an older release on the same database puts nothing back;
 * the hash changes whenever a content file or the code that turns it into rows changes.
 */
export function readEdition(): { number: number; hash: string } {
  const hash = createHash('sha256');
  const dataFiles = [
    ...readdirSync(directory).filter((name) => name.endsWith('.json')),
    ...filesIn('courses'),
    ...filesIn('routes'),
    ...filesIn('institutions'),
  ].map((name) => path.join(directory, name));
  const codeFiles = [
    ...[
      './courseRow.ts',
      './institutionRow.ts',
      './parkRow.ts',
      './searched.ts',
      './loadContent.ts',
      './recommendedOrder.ts',
      '../institutions/openIndex.ts',
      '../keyword.ts',
    ],
    ...['./wayInWords/index.ts', './wayInWords/speaker.ts', './wayInWords/ja.ts', './wayInWords/en.ts'],
  ].map((name) => new URL(name, import.meta.url).pathname);
  for (const file of [...dataFiles, ...codeFiles]) hash.update(path.basename(file)).update(readFileSync(file));
  const { number } = schema.edition.parse(JSON.parse(readFileSync(path.join(directory, 'edition.json'), 'utf8')));
  return { number, hash: hash.digest('hex') };
}

/** Where samples come from: an edition is compared before its content is read. */
export interface ContentSource {
  readEdition: typeof readEdition;
  readContent: typeof readContent;
}
export const repositoryContent: ContentSource = { readEdition, readContent };
