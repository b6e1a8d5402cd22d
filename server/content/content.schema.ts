/** The form of the files in `content/`, which people write. Numbers of a course are computed from its line, never written. */
import { z } from 'zod';
import { areas, courseCategories, sceneSlugs } from '../../contract/bands.ts';
import { factSources } from '../../contract/factRules.ts';
import { position, slug } from '../../contract/values.ts';

export const id = z.int().positive();
export const code = z.int().min(13101).max(13421);
export const words = z.object({ ja: z.string().trim().min(1), en: z.string().trim().min(1) });
export const kana = z.string().regex(/^[ぁ-ゖー・\s0-9]+$/, 'hiragana only');
const date = z.iso.date();
const scene = z.enum(sceneSlugs);

export const edition = z.strictObject({ number: z.int().positive() });

export const municipality = z.strictObject({
  code,
  slug,
  name: words,
  kana,
  area: z.enum(areas),
  ...position.shape,
  tile: z.strictObject({ x: z.int(), y: z.int() }),
});
export const line = z.strictObject({ id, slug, name: words, kana, operator: words, stations: z.array(id).min(1) });
export const station = z.strictObject({ id, name: words, kana, municipality: code, ...position.shape });
export const sceneRow = z.strictObject({ id, slug: scene, name: words, kana, description: words });

const stop = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('station'), station: z.string(), municipality: code.optional() }),
  z.strictObject({ kind: z.enum(['bus_stop', 'port']), name: words, kana }),
]);

const coursePoint = z.strictObject({
  role: z.enum(['start', 'highlight', 'via', 'goal']),
  name: words,
  kana,
  /** The Japanese name is hard to read: pages show its reading above it. */
  ruby: z.literal(true).optional(),
  ...position.shape,
  /** What there is to see. */
  text: words.optional(),
  /** The exit of a station that the walk begins or ends at ("B7出口"). */
  exit: words.optional(),
  /** The way from the point before, written by hand where computed words are not enough. */
  way: words.optional(),
  /** The network has no way from the point before: the line is drawn straight, for this reason. */
  drawn: words.optional(),
  /** Its length in metres by signs or guides, since a straight line says less. */
  drawnM: z.int().positive().optional(),
});

/** What somebody confirmed: who, as a role, when, and how it was found out. */
const confirmedBy = { by: words, on: date, how: z.enum(factSources).optional() };
const facts = z.strictObject({
  stepFree: z.strictObject({ is: z.boolean(), ...confirmedBy }).optional(),
  toilet: z.strictObject({ is: z.boolean(), ...confirmedBy }).optional(),
  bench: z.strictObject({ is: z.boolean(), ...confirmedBy }).optional(),
  surface: z.strictObject({ is: words, ...confirmedBy }).optional(),
  shade: z.strictObject({ is: words, ...confirmedBy }).optional(),
  slope: z.strictObject({ is: words, ...confirmedBy }).optional(),
});

export const course = z.strictObject({
  id,
  municipality: code,
  name: words,
  kana,
  lead: words,
  categories: z.array(z.enum(courseCategories)),
  scenes: z.array(scene).min(1).max(4),
  start: stop,
  goal: stop,
  points: z.array(coursePoint).min(3),
  /** A recording (GPX or KML) in `content/recordings/` that is used as the line, as it is. */
  recording: z
    .string()
    .regex(/^[a-z0-9-]+\.(gpx|kml)$/)
    .optional(),
  facts: facts.optional(),
  caution: words.optional(),
  mapAlt: words,
  /** When the texts were checked with sources; nobody need have walked it. */
  checkedOn: date,
});

export const park = z.strictObject({
  id,
  name: words,
  kana,
  municipality: code,
  ...position.shape,
  description: words,
});
export const notice = z.strictObject({
  id,
  publishedOn: date,
  category: z.enum(['notice', 'update', 'safety']),
  title: words,
  body: words,
});
export const event = z.strictObject({
  id,
  startsOn: date,
  endsOn: date,
  municipality: code.nullable(),
  title: words,
  body: words,
  place: words,
});
export const article = z.strictObject({
  id,
  slug,
  publishedOn: date,
  title: words,
  lead: words,
  body: words,
  scene,
  href: z.string().startsWith('/'),
});
export const link = z.strictObject({ id, title: words, description: words, url: z.url() });
export const banner = z.strictObject({
  id,
  position: z.enum(['top', 'other']),
  title: words,
  text: words,
  href: z.string().startsWith('/'),
  scene,
});

const anyTitle = { id, slug, name: words, how: words };
const titleRow = { ...anyTitle, needed: z.int().positive() };
/**
 * A title that walks earn: what is counted, how many are needed, and where only a part counts, of what. Of a whole line as many
 * are needed as can be walked.
 */
export const title = z.discriminatedUnion('rule', [
  z.strictObject({ ...titleRow, rule: z.enum(['courses', 'municipalities', 'scenes', 'day_steps']) }),
  z.strictObject({ ...titleRow, rule: z.literal('area'), scope: z.enum(areas) }),
  z.strictObject({ ...titleRow, rule: z.literal('line'), scope: z.enum(courseCategories) }),
  z.strictObject({ ...anyTitle, rule: z.literal('whole_line'), scope: z.enum(courseCategories) }),
]);

/** A municipality that has a page of its own: its line in the list (`relations.json`) … */
export const relationRow = z.strictObject({ municipality: code, slug, summary: words });
/** … and its page (`relations/{slug}.json`). No database holds them: the portal is built with them. */
export const relation = z.strictObject({
  municipality: code,
  slug,
  kind: z.enum(['ward', 'city', 'town', 'village']),
  lead: words,
  /** How the land lies, in paragraphs. */
  lies: z.array(words).min(2),
  /** What kind of walking it is good for, and what to mind. */
  walking: words,
  /** The municipality’s own site; null where its address is not certain. */
  site: z.url({ protocol: /^https$/ }).nullable(),
  /** What a project could be. Nobody has confirmed it, and the page says so. */
  project: z.strictObject({ title: words, body: z.array(words).min(2) }),
});

export type CourseContent = z.infer<typeof course>;
export type StationContent = z.infer<typeof station>;
