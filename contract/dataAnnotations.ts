/**
 * How it is written down what the site stores of a person, beside the code that stores it. The tables of the privacy policy and
 * of the cookie policy are made from these annotations (docs/how-to/annotate-stored-data.md).
 */
import type { Language } from './values.ts';

/** Read by visitors: plain words, each language by hand. */
type Words = Record<Language, string>;

/** Whose data it is. */
export const dataSubjects = ['visitor', 'member', 'staff'] as const;

/**
 * Who sees it. `device`: stays on the device; `site`: on the device, and sent to the server with requests;
 * `operators`: those who run the server; `staff`: they, and staff who review photos and content; `everyone`: it is published.
 */
export const dataReaders = ['device', 'site', 'operators', 'staff', 'everyone'] as const;

/** One row of the table: columns, or keys, that a visitor understands as one thing. */
export interface StoredData {
  of: (typeof dataSubjects)[number];
  /** Of a member: it is stored of people without a login too. */
  alsoOfVisitors?: boolean;
  what: Words;
  why: Words;
  /** How long it is kept, and what deletes it. */
  until: Words;
  seenBy: (typeof dataReaders)[number];
  /** Day of the last change of what this says, `YYYY-MM-DD`: the policies show the latest. */
  changedOn: string;
}

/** `files`: those of the storage, in a folder of the server or in an object storage. */
export const serverStores = ['database', 'files', 'memory', 'log'] as const;

export interface ServerData extends StoredData {
  store: (typeof serverStores)[number];
}

/** `history`: in the state of an entry of the session history. */
export const deviceAreas = [
  'cookie',
  'localStorage',
  'sessionStorage',
  'history',
  'indexedDB',
  'cacheStorage',
] as const;
export type DeviceArea = (typeof deviceAreas)[number];

export interface DeviceData extends StoredData {
  area: DeviceArea;
  /** As they stand in the browser. */
  names: readonly string[];
  /** Stored only after “agree” in the cookie banner, whose text must then say `what` (tests/structure/storedData.test.ts). */
  needsConsent?: boolean;
}
