/** The lists on the device: what is read is checked, because anybody may have written it. */
import type { Language } from '../../contract/values.ts';
import {
  applyChange,
  type DeviceLists,
  type KeptEntry,
  type KeptKind,
  keptKinds,
  type ListChange,
  listLimit,
  type Written,
} from '../../machines/deviceLists/index.ts';
import { favouriteKeys, type StoredLists, visitKeys } from '../deviceKeys.ts';
import { device } from '../deviceStorage.ts';

/** A page that was opened, with what its line in the history says when there is no network. */
export interface Visit extends KeptEntry {
  /** Of `name` and `place`. */
  lang: Language;
  name: string;
  /** Where it is: the municipality of a course, the address of an institution. */
  place: string;
  /** Of a course. */
  effort: { minutes: number; distance_m: number; steps: number } | null;
}

/** Lists on the device, or of a member on the server. */
export interface ListStore<Entry extends KeptEntry> {
  read: () => DeviceLists<Entry> | Promise<DeviceLists<Entry>>;
  change: (change: ListChange<Entry>) => Written<Entry> | Promise<Written<Entry>>;
  /** Tells of changes from elsewhere. @returns how to stop */
  subscribe: (listener: () => void) => () => void;
}

export interface DeviceStore<Entry extends KeptEntry> extends ListStore<Entry> {
  /** @throws when the device does not let anything be read */
  read: () => DeviceLists<Entry>;
  /** @throws when it cannot be kept: storage is full or blocked. Then everything is as it was. */
  change: (change: ListChange<Entry>) => Written<Entry>;
  /** Tells of changes by other tabs. @returns how to stop */
  subscribe: (listener: () => void) => () => void;
}

interface Format<Entry> {
  keys: StoredLists;
  parse: (text: string) => Entry[];
  write: (entries: readonly Entry[]) => string;
}

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 2_147_483_647;

/** Each id once, as many as a list has. */
function checked<Entry extends KeptEntry>(entries: readonly Entry[]): Entry[] {
  const first = new Map<number, Entry>();
  for (const entry of entries) if (!first.has(entry.id)) first.set(entry.id, entry);
  return [...first.values()].slice(0, listLimit);
}

function createStore<Entry extends KeptEntry>({ keys, parse, write }: Format<Entry>): DeviceStore<Entry> {
  const put = (kind: KeptKind, entries: readonly Entry[]) => {
    if (!entries.length) device.local.remove(keys[kind]);
    else if (!device.local.set(keys[kind], write(entries))) throw new Error('This device keeps nothing more');
  };
  const read = () => {
    if (!device.local.isReadable()) throw new Error('This device lets nothing be read');
    const of = (kind: KeptKind) => checked(parse(device.local.get(keys[kind]) ?? ''));
    return Object.fromEntries(keptKinds.map((kind) => [kind, of(kind)])) as Record<KeptKind, Entry[]>;
  };
  return {
    read,
    change: (change) => {
      const before = read();
      const lists = applyChange<Entry>(before, change);
      for (const kind of keptKinds) if (lists[kind] !== before[kind]) put(kind, lists[kind]);
      return { before, lists };
    },
    subscribe: (listener) => {
      // Without a key, everything was cleared.
      const onStorage = ({ key }: StorageEvent) =>
        (key === null || Object.values<string>(keys).includes(key)) && listener();
      // A page that comes back as it was left has not been told.
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

const parseIds = (text: string): KeptEntry[] =>
  text
    .split(',')
    .filter((word) => /^\d{1,10}$/.test(word))
    .map((word) => ({ id: Number(word) }))
    .filter(({ id }) => isId(id))
    // The oldest stands first there, and last in a list.
    .reverse();

/** Favourites of somebody without an account. */
export const favouriteStore: DeviceStore<KeptEntry> = createStore<KeptEntry>({
  keys: favouriteKeys,
  parse: parseIds,
  write: (entries) =>
    entries
      .map(({ id }) => id)
      .reverse()
      .join(),
});

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1_000_000;

/** @returns null for what is no entry */
function visitOf(value: unknown): Visit | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, lang, name, place, effort } = value as Record<string, unknown>;
  if (!isId(id) || (lang !== 'ja' && lang !== 'en') || !isText(name) || !name.trim() || !isText(place)) return null;
  const { minutes, distance_m, steps } = (effort ?? {}) as Record<string, unknown>;
  const hasEffort = isAmount(minutes) && isAmount(distance_m) && isAmount(steps);
  return { id, lang, name, place, effort: hasEffort ? { minutes, distance_m, steps } : null };
}

function parseVisits(text: string): Visit[] {
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values.flatMap((value) => visitOf(value) ?? []) : [];
  } catch {
    return [];
  }
}

/** Pages that were opened with the person's consent. */
export const visitStore = createStore<Visit>({ keys: visitKeys, parse: parseVisits, write: JSON.stringify });
