/** Changes as people read them: by the names that pages use, in the language asked for, instead of codes and numbers. */
import { inArray } from 'drizzle-orm';
import type { RevisionChange } from '../../contract/revisions.ts';
import type { Language } from '../../contract/values.ts';
import type { Db } from '../db/database.ts';
import { type Choices, choices, type Words } from '../import/words.ts';
import { hours } from '../institutions/hours.ts';
import { closedInWords, hoursInWords } from '../institutions/hoursInWords.ts';
import { parks } from '../parks/parks.table.ts';
import type { References } from '../references.ts';

type Json = RevisionChange['before'];

const isList = (value: Json): value is Json[] => Array.isArray(value);
const isBranch = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);

/** `points.3.text` → `text`, `scenes.0` → `scenes`. */
const fieldOf = (path: string): string =>
  path
    .split('.')
    .filter((key) => !/^\d+$/.test(key))
    .at(-1) ?? '';

/** Of everything in the value that stands in a field of this name. */
function valuesOf(field: string, value: Json, own: string): Json[] {
  if (isList(value)) return value.flatMap((each) => valuesOf(field, each, own));
  if (isBranch(value)) return Object.entries(value).flatMap(([key, each]) => valuesOf(field, each, key));
  return own === field ? [value] : [];
}

const of = (table: Choices) => (code: Json) => table[String(code)];

/** Names by the field: of what is kept in tables the present ones, of the rest those that the portal is built with. */
function namesFrom(references: References, parkNames: ReadonlyMap<Json, Words>) {
  const { municipalityByCode, sceneByName, equipmentByKind, stationById } = references;
  const scene = (slug: Json): Words | undefined => sceneByName.get(String(slug))?.name;
  return {
    municipality: (code: Json) => municipalityByCode.get(Number(code))?.name,
    scene,
    scenes: scene,
    equipment: (kind: Json) => equipmentByKind.get(String(kind) as never)?.name,
    // Courses name the station that they begin or end at in Japanese.
    station: (name: Json) => [...stationById.values()].find(({ name: { ja } }) => ja === name)?.name,
    park: (id: Json) => parkNames.get(id),
    categories: of(choices.category),
    icons: of(choices.icon),
    saltItems: of(choices.salt),
    surface: of(choices.surface),
    kind: of(choices.stop),
  } as Readonly<Record<string, (value: Json) => Words | undefined>>;
}

/** @returns the value itself where it is no hours, or none that can be told */
function hoursTold(value: Json, lang: Language): Json {
  const { success, data } = hours.safeParse(value);
  if (!success) return value;
  const closed = closedInWords(data, lang);
  const words = hoursInWords(data, lang);
  return closed === null ? words : `${words}\n${{ ja: '休み：', en: 'Closed: ' }[lang]}${closed}`;
}

async function namesOfParks(db: Db, ids: Json[]): Promise<Map<Json, Words>> {
  const numbers = ids.filter((id) => typeof id === 'number');
  if (!numbers.length) return new Map();
  const rows = await db.select({ id: parks.id, name: parks.name }).from(parks).where(inArray(parks.id, numbers));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What has no name stays as it is, so that nothing is hidden from whoever decides. */
export async function toldIn(
  lang: Language,
  changes: readonly RevisionChange[],
  { db, references }: { db: Db; references: References },
): Promise<RevisionChange[]> {
  const parkIds = changes.flatMap(({ path, before, after }) =>
    [before, after].flatMap((value) => valuesOf('park', value, fieldOf(path))),
  );
  const names = namesFrom(references, await namesOfParks(db, parkIds));
  const told = (field: string, value: Json): Json => {
    if (field === 'hours') return hoursTold(value, lang);
    if (isList(value)) return value.map((each) => told(field, each));
    if (isBranch(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, told(key, each)] as const));
    const name = value !== null && Object.hasOwn(names, field) ? names[field]!(value) : undefined;
    return name?.[lang] ?? value;
  };
  return changes.map(({ path, before, after, only_in }) => {
    const field = fieldOf(path);
    return { path, before: told(field, before), after: told(field, after), only_in };
  });
}
