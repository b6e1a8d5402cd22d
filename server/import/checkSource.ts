/** What must be true of a thing beyond its form. Each rule looks at what is there, so that one fault does not hide another. */
import stations from '../../content/stations.json' with { type: 'json' };
import type { ImportFaultKind } from '../../contract/importFaults.ts';
import { isInTokyo } from '../geo/tokyo.ts';
import type { Path } from './columnAt.ts';
import type { Form } from './columns.ts';
import { idMax } from './kinds.ts';
import { unlistedMarkup } from './markup.ts';
import { choices } from './words.ts';

export interface Found {
  path: Path;
  kind: ImportFaultKind;
  value: unknown;
  example?: string;
}
type Source = Record<string, unknown>;

const textMaxLength = 2000;
const richTextMaxLength = 20_000;
// A line break and a tab are the only controls that text may have. U+FFFD stands where another program has lost a character.
const forbidden = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD-\uFFFF]/u;

function textFault(text: string, isRich: boolean): Omit<Found, 'path'> | null {
  if (!text.isWellFormed() || forbidden.test(text)) return { kind: 'character', value: text };
  const most = isRich ? richTextMaxLength : textMaxLength;
  if (text.length > most) return { kind: 'tooLong', value: text, example: String(most) };
  if (!isRich) return /<[a-z/!?]/i.test(text) ? { kind: 'markupInText', value: text } : null;
  const unlisted = unlistedMarkup(text);
  return unlisted === null ? null : { kind: 'markup', value: unlisted };
}

/** Without recursion; the levels are counted before. */
function* textsOf(source: Source): Generator<{ path: Path; text: string }> {
  const waiting: { path: Path; value: unknown }[] = [{ path: [], value: source }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') yield { path, text: value };
    else if (Array.isArray(value))
      for (const [at, each] of value.entries()) waiting.push({ path: [...path, at], value: each });
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) waiting.push({ path: [...path, key], value: each });
  }
}

function* texts(source: Source, form: Form): Generator<Found> {
  const rich = new Set(form.columns.filter(({ cell }) => cell.fault === 'markup').map(({ path }) => path[0]));
  for (const { path, text } of textsOf(source)) {
    const found = textFault(text, rich.has(String(path[0])));
    if (found) yield { path, ...found };
  }
}

const objects = (value: unknown): Source[] =>
  Array.isArray(value) ? value.filter((each): each is Source => typeof each === 'object' && each !== null) : [];

function* places(source: Source): Generator<Found> {
  const points = objects(source.points).map((place, at) => ({ place, path: ['points', at] as Path }));
  for (const { place, path } of [{ place: source, path: [] }, ...points]) {
    const { lat, lng } = place;
    if (typeof lat === 'number' && typeof lng === 'number' && !isInTokyo({ lat, lng }))
      yield { path: [...path, 'lat'], kind: 'outsideTokyo', value: `${lat}, ${lng}` };
  }
}

const isCode = (value: unknown) =>
  value === undefined || value === null || Object.hasOwn(choices.municipality, String(value));

const codesByStation = Map.groupBy(stations, ({ name }) => name.ja);
/** Codes of the municipalities in which a station of that name stands. */
const stationCodes = (name: string) => (codesByStation.get(name) ?? []).map(({ municipality }) => municipality);

function* references(source: Source): Generator<Found> {
  const { id, municipality } = source;
  if (typeof id === 'number' && id > idMax) yield { path: ['id'], kind: 'id', value: id };
  if (!isCode(municipality)) yield { path: ['municipality'], kind: 'municipality', value: municipality };
  for (const end of ['start', 'goal']) {
    const stop = source[end] as Source | undefined;
    if (typeof stop?.station !== 'string') continue;
    const codes = stationCodes(stop.station).filter(
      (code) => stop.municipality === undefined || code === stop.municipality,
    );
    if (codes.length !== 1)
      yield { path: [end, codes.length ? 'municipality' : 'station'], kind: 'station', value: stop.station };
  }
}

function* addresses({ href, url }: Source): Generator<Found> {
  // A browser takes both for another site.
  if (typeof href === 'string' && /^\/[/\\]|[\s\\]/.test(href)) yield { path: ['href'], kind: 'path', value: href };
  if (typeof url === 'string' && !/^https?:\/\//.test(url)) yield { path: ['url'], kind: 'url', value: url };
}

function* days({ startsOn, endsOn }: Source): Generator<Found> {
  if (typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn < startsOn)
    yield { path: ['endsOn'], kind: 'order', value: endsOn, example: startsOn };
}

export function* checkSource(source: Source, form: Form): Generator<Found> {
  yield* texts(source, form);
  yield* references(source);
  yield* places(source);
  yield* addresses(source);
  yield* days(source);
}
