/** Reads and checks the repository's content; an error names file, row and field. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import * as schema from './content.schema.ts';
import { contest } from './contest.schema.ts';
import * as institution from './institution.schema.ts';
import { photo } from './photo.schema.ts';
import { route } from './route.schema.ts';

const directory = new URL('../../content/', import.meta.url).pathname;

function parse<T extends z.ZodType>(name: string, form: T): z.output<T> {
  const parsed = form.safeParse(JSON.parse(readFileSync(path.join(directory, name), 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [row, ...field] = issue?.path ?? [];
  const where = typeof row === 'number' ? `row ${row}, ${field.join('.')}` : issue?.path.join('.');
  throw new Error(`content/${name}: ${where}: ${issue?.message}`);
}

const read = <T extends z.ZodType>(name: string, row: T): z.output<T>[] => parse(name, z.array(row));

const filesIn = (folder: string) =>
  readdirSync(path.join(directory, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);

export const readStations = () => read('stations.json', schema.station);

/** English names of streets and bridges by their Japanese names. */
export const readStreets = (): Map<string, string> =>
  new Map(read('streets.json', schema.words).map(({ ja, en }) => [ja, en]));

/** Pronunciations of names that the database keeps without one (courses, scenes, lines), by the Japanese name. */
export const readPronunciations = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...filesIn('courses').flatMap((name) => read(name, schema.course)),
      ...read('scenes.json', schema.sceneRow),
      ...read('lines.json', schema.line),
    ].map(({ name, kana }) => [name.ja, kana]),
  );

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
    titles: read('titles.json', schema.title),
    contests: filesIn('contests').map((name) => parse(name, contest)),
    photos: read('photos/photos.json', photo),
  };
}

/** Pages about municipalities, in the order of their list. They are no part of the database’s content. */
export function readRelations(): (z.output<typeof schema.relationRow> & z.output<typeof schema.relation>)[] {
  return read('relations.json', schema.relationRow).map((row) => ({
    ...parse(`relations/${row.slug}.json`, schema.relation),
    ...row,
  }));
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
    ...filesIn('contests'),
    ...filesIn('photos'),
  ].map((name) => path.join(directory, name));
  const codeFiles = [
    ...[
      './courseRow.ts',
      './institutionRow.ts',
      './parkRow.ts',
      './searched.ts',
      './loadContent.ts',
      './titleRows.ts',
      './contestRows.ts',
      './photoRows.ts',
      './recommendedOrder.ts',
      '../import/words.ts',
      '../institutions/openIndex.ts',
      '../institutions/signs.ts',
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
