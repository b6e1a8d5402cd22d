/**
 * Courses that are saved on this device: each saving is a cache of its own with the page, every file it names, its pictures and the
 * files of its way, and a mark as its last entry. Without the mark it was cut short, and is not there. See docs/decisions/0076.
 */
import type { CourseDetail } from '../../contract/courses.ts';
import type { Api } from '../../contract/index.ts';
import type { Language } from '../../contract/values.ts';
import type { SavedCourse, SavingProblem } from '../../machines/savedCourse/index.ts';
import { address } from '../addresses.ts';
import { path } from '../routes.ts';
import {
  type CacheName,
  cachesOf,
  copyMark,
  deviceOnlyHeader,
  dropCache,
  findIn,
  hasCache,
  isOfProxy,
  keepStored,
  openCache,
  savedPrefix,
} from './deviceCaches.ts';

export class SavingError extends Error {
  constructor(problem: SavingProblem) {
    super(problem);
    this.name = 'SavingError';
  }
}

/** As many as one call of the API takes. */
const idsAtMost = 100;
/** Words, lines and warnings change without a new status: no copy stays older than this where there is a network. */
const freshMs = 24 * 60 * 60 * 1000;

const prefixOf = (id: number, lang: Language) => `${savedPrefix}${id}-${lang}-` as const;

/** The files of a course's way, in one language. */
const wayFiles = (course: Pick<CourseDetail, 'id'>, lang: Language): string[] =>
  ['gpx', 'kml', 'geojson'].map((format) => address(`${path('course', course)}.${format}`, lang));

/** Where a saved course is read. */
export const savedAddress = ({ id, lang }: Pick<SavedCourse, 'id' | 'lang'>): string =>
  address(path('course', { id }), lang);

interface Copy {
  cacheName: CacheName;
  saved: SavedCourse;
}

async function copies(): Promise<Copy[]> {
  const found = await Promise.all(
    (await cachesOf(savedPrefix)).map(async (cacheName) => {
      const mark = await findIn(cacheName, copyMark);
      return mark && { cacheName, saved: (await mark.json()) as SavedCourse };
    }),
  );
  return found.filter((each) => each !== undefined).sort((a, b) => b.saved.savedAt.localeCompare(a.saved.savedAt));
}

const isSame = (a: Pick<SavedCourse, 'id' | 'lang'>, b: Pick<SavedCourse, 'id' | 'lang'>) =>
  a.id === b.id && a.lang === b.lang;

/** The newest copy of each course and language, newest first. Rejects where the browser stores nothing. */
export async function listSaved(): Promise<SavedCourse[]> {
  const all = (await copies()).map(({ saved }) => saved);
  return all.filter((each, index) => all.findIndex((other) => isSame(each, other)) === index);
}

export const findSaved = async (id: number, lang: Language): Promise<SavedCourse | null> =>
  (await listSaved()).find((each) => isSame(each, { id, lang })) ?? null;

/** Only one tab writes at a time; what others have left half done can then be told from what is on its way. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('saved-courses', work) : work();

interface CoursePage {
  /** As it was sent. */
  response: Response;
  course: CourseDetail;
  /** Files of the build, pictures and drawings that it shows: addresses on this site. */
  files: string[];
}

/** As a visitor's, whoever asks: nothing of a member's is saved. From the network, and not from a copy. */
const asVisitor = { credentials: 'omit', cache: 'no-store' } as const;
/** A whole file, also where the network is slow. While one is on its way no other tab can save anything. */
const patienceMs = 60_000;
/** A worker that is there takes over at once. */
const workerMs = 15_000;

const noNetwork = (): never => {
  throw new SavingError('offline');
};

/** @param missing what it means where there is none: during a roll-out a server may have no files of this build */
async function fetchWhole(
  at: string,
  options: RequestInit = asVisitor,
  missing: SavingProblem = 'failed',
): Promise<Response> {
  const response = await fetch(at, { ...options, signal: AbortSignal.timeout(patienceMs) }).catch(noNetwork);
  // A worker waits for what nobody reads.
  if (!response.ok) void response.body?.cancel();
  if (response.status === 404) throw new SavingError(missing);
  if (isOfProxy(response)) noNetwork();
  if (!response.ok) throw new SavingError('failed');
  // To its end: a network can go in the middle of it.
  await response.clone().arrayBuffer().catch(noNetwork);
  return response;
}

function readPage(html: string): Omit<CoursePage, 'response'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { data } = JSON.parse(page.getElementById('page-state')!.textContent!) as { data: { course: CourseDetail } };
  const own = [...page.querySelectorAll<HTMLElement>('script[src], link[href^="/assets/"], img[src]')]
    .map((each) => each.getAttribute('src') ?? each.getAttribute('href')!)
    .filter((file) => file.startsWith('/'));
  return { course: data.course, files: [...new Set(own)] };
}

async function fetchPage(at: string): Promise<CoursePage> {
  const response = await fetchWhole(at, asVisitor, 'gone');
  return { response, ...readPage(await response.clone().text()) };
}

/** What a search looks through: names, places, scenes and the way. */
const wordsOf = ({ name, lead, municipality, station, goal, scenes, points }: CourseDetail): string =>
  [
    name,
    lead,
    municipality.name,
    station.name,
    goal.name,
    ...scenes.map((each) => each.name),
    ...points.map((each) => each.name),
  ].join(' ');

/** The build of an entry file; see `server/buildId.ts`. */
export const buildIn = (files: readonly string[]): string | null =>
  files.map((file) => /\/entry\.client-(.+)\.js$/.exec(file)?.[1]).find((each) => each !== undefined) ?? null;

async function write(
  cacheName: CacheName,
  { response, course, files }: CoursePage,
  lang: Language,
): Promise<SavedCourse> {
  const cache = await openCache(cacheName);
  let bytes = 0;
  const put = async (at: string, sent: Response) => {
    const { byteLength } = await sent.clone().arrayBuffer();
    bytes += byteLength;
    await cache.put(at, sent);
  };
  await put(savedAddress({ id: course.id, lang }), response);
  await Promise.all(
    [...files, ...wayFiles(course, lang)].map(async (file) =>
      // A file with a hash is the same wherever it comes from.
      put(file, await fetchWhole(file, file.startsWith('/assets/') ? { credentials: 'omit' } : asVisitor)),
    ),
  );
  const saved: SavedCourse = {
    ...{ id: course.id, lang, name: course.name, place: course.municipality.name, status: course.status },
    ...{ minutes: course.minutes, distance_m: course.distance_m, steps: course.steps, words: wordsOf(course) },
    ...{ savedAt: new Date().toISOString(), bytes, build: buildIn(files) },
  };
  await cache.put(copyMark, new Response(JSON.stringify(saved)));
  return saved;
}

/** Deletes copies that another tab or an end of the browser has left half done, and those that a newer one has followed. */
async function tidy(): Promise<void> {
  const whole = await copies();
  const names = await cachesOf(savedPrefix);
  const newest = whole.filter(({ saved }, index) => whole.findIndex((each) => isSame(each.saved, saved)) === index);
  const kept = new Set(newest.map(({ cacheName }) => cacheName));
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => dropCache(name)));
}

/**
 * Saves a course beside the copy that is there, whole or not at all.
 * @param check rejects when the copy is not to be kept
 */
async function saveBeside(id: number, lang: Language, check?: (copy: Copy) => Promise<void>): Promise<SavedCourse> {
  // Firefox asks the visitor, who may never answer: the course is saved all the same.
  void keepStored().catch(() => false);
  const page = await fetchPage(savedAddress({ id, lang }));
  const cacheName = `${prefixOf(id, lang)}${Date.now()}` as const;
  try {
    const saved = await write(cacheName, page, lang);
    await check?.({ cacheName, saved });
    await tidy();
    return saved;
  } catch (error) {
    await dropCache(cacheName);
    throw error instanceof DOMException && error.name === 'QuotaExceededError' ? new SavingError('full') : error;
  }
}

/**
 * Saves a course, whole or not at all; the copy that was there stays until then.
 * @throws SavingError
 */
export const saveCourse = (id: number, lang: Language): Promise<SavedCourse> => exclusively(() => saveBeside(id, lang));

export const removeSaved = ({ id, lang }: Pick<SavedCourse, 'id' | 'lang'>): Promise<void> =>
  exclusively(async () => {
    const names = (await cachesOf(savedPrefix)).filter((name) => name.startsWith(prefixOf(id, lang)));
    await Promise.all(names.map((name) => dropCache(name)));
  });

/** Rejects where the browser stores nothing. */
export const removeAllSaved = (): Promise<void> =>
  exclusively(async () => {
    await Promise.all((await cachesOf(savedPrefix)).map((name) => dropCache(name)));
  });

/** Of a worker that has been taken away nobody ever says that it is ready. @throws SavingError */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new SavingError('incomplete')), workerMs)),
  ]);

/**
 * Without a worker nothing opens offline: where data is saved, or a page was loaded past it, there is none yet.
 * @throws SavingError when it cannot be installed
 */
async function leadingWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js');
  const { installing } = registration;
  if (installing && !registration.active)
    await new Promise<void>((resolve, reject) => {
      const follow = () => {
        if (installing.state === 'activated') resolve();
        if (installing.state === 'redundant') reject(new SavingError('incomplete'));
      };
      installing.addEventListener('statechange', follow);
      follow();
    });
  const { active } = await inTime(workers.ready);
  if (workers.controller) return;
  const isLed = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  active!.postMessage('CLAIM');
  await inTime(isLed);
}

/** From the worker, which asks the device alone: as it opens without a network. */
async function openSaved(saved: SavedCourse): Promise<void> {
  await leadingWorker();
  const fromDevice = async (at: string): Promise<Response> => {
    const response = await fetch(at, { headers: { [deviceOnlyHeader]: '1' }, credentials: 'omit', cache: 'no-store' });
    if (!response.ok || response.headers.get(deviceOnlyHeader) !== '1') throw new SavingError('incomplete');
    return response;
  };
  const { course, files } = readPage(await (await fromDevice(savedAddress(saved))).text());
  if (course.id !== saved.id) throw new SavingError('incomplete');
  const readWhole = async (at: string) => (await fromDevice(at)).arrayBuffer();
  await Promise.all([...files, ...wayFiles(course, saved.lang)].map(readWhole));
}

/** Somebody may have removed the copy meanwhile. */
async function writeMark({ cacheName, saved }: Copy): Promise<void> {
  if (await hasCache(cacheName)) await (await openCache(cacheName)).put(copyMark, new Response(JSON.stringify(saved)));
}

async function markChecked({ cacheName, saved }: Copy): Promise<void> {
  await writeMark({ cacheName, saved: { ...saved, isChecked: true } });
}

/**
 * Opens the newest copy as it opens without a network, and notes that it does.
 * @throws SavingError `incomplete` when a part of it is missing
 */
export async function checkSaved(saved: SavedCourse): Promise<void> {
  await openSaved(saved);
  await exclusively(async () => {
    const copy = (await copies()).find((each) => isSame(each.saved, saved) && each.saved.savedAt === saved.savedAt);
    if (copy) await markChecked(copy);
  });
}

/** Other places of the portal in this browser hear of a renewal through it. */
const renewed = 'saved-courses-renewed';

/** @returns how to stop */
export function onRenewed(listener: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(renewed);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** The copy of before goes only for one that opens without a network, too. */
const renewCopy = ({ cacheName, saved: { id, lang } }: Copy): Promise<void> =>
  exclusively(async () => {
    // Removed, or saved anew by somebody's wish, since it was listed.
    if (!(await hasCache(cacheName))) return;
    await saveBeside(id, lang, async (copy) => {
      await openSaved(copy.saved);
      await markChecked(copy);
    });
  });

/** Other tabs, and other places of this page. */
function tellOthers(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(renewed);
  channel.postMessage(null);
  channel.close();
}

/**
 * Notes what has been closed, opened or changed since, so that a copy says so before it is read, and saves that anew, and what another
 * build has made or is a day old. What cannot be saved anew stays as it is, and is tried again at the next start.
 * @param build null where data is saved: then only a new status counts
 */
export async function renewSaved(api: Api, build: string | null): Promise<void> {
  // One tab is enough.
  if (navigator.locks)
    await navigator.locks.request('renew-saved', { ifAvailable: true }, (lock) => lock && renewAll(api, build));
  else await renewAll(api, build);
}

/** What the portal says of them now; what it does not know is public no more. */
async function statusesOf(api: Api, ids: readonly number[]): Promise<(id: number) => SavedCourse['status']> {
  const found = new Map<number, SavedCourse['status']>();
  for (let at = 0; at < ids.length; at += idsAtMost) {
    const { courses } = await api('GET /history', { courses: ids.slice(at, at + idsAtMost) });
    for (const { id, status } of courses) found.set(id, status);
  }
  return (id) => found.get(id) ?? 'gone';
}

async function renewAll(api: Api, build: string | null): Promise<void> {
  const all = await copies();
  if (!all.length) return;
  const statusOf = await statusesOf(api, [...new Set(all.map(({ saved }) => saved.id))]);
  // First of all of them: to save one anew takes a while, and a full device cannot.
  const told = await Promise.all(
    all.map(async (copy): Promise<Copy> => {
      const status = statusOf(copy.saved.id);
      if (status === copy.saved.status) return copy;
      const marked = { ...copy, saved: { ...copy.saved, status, isStale: status !== 'gone' } };
      await exclusively(() => writeMark(marked));
      return marked;
    }),
  );
  if (told.some((copy, at) => copy !== all[at])) tellOthers();
  const isFresh = ({ build: ownBuild, savedAt }: SavedCourse) =>
    build === null || (build === ownBuild && Date.now() - Date.parse(savedAt) < freshMs);
  const due = told.filter(({ saved }) => saved.status !== 'gone' && (saved.isStale || !isFresh(saved)));
  due.sort((a, b) => Number(b.saved.isStale ?? false) - Number(a.saved.isStale ?? false));
  let isRenewed = false;
  for (const copy of due)
    isRenewed =
      (await renewCopy(copy).then(
        () => true,
        () => false,
      )) || isRenewed;
  if (isRenewed) tellOthers();
}
