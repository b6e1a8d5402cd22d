/** Requests that may hold a picture: they are larger and take longer than others, so that fewer of them are read at once. */
import { endpoints } from '../../contract/index.ts';
import { photoMaxBytes } from '../../contract/photoRules.ts';
import { createQueue } from '../queue.ts';

/** Pages whose form may hold a picture: `takesFiles` in `app/routes.ts`. */
export const uploadPages: readonly string[] = ['/photo/upload'];

/** A picture and what surrounds it in a multipart body. */
export const uploadLimitBytes = photoMaxBytes + 256 * 1024;

const uploadCalls = Object.entries(endpoints).flatMap(([key, { body }]) =>
  body === 'multipart' ? [`/api${key.split(' ')[1]}`] : [],
);
const uploadPaths = new Set([...uploadPages, ...uploadCalls]);

export const isUpload = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && uploadPaths.has(path);

/**
 * From the first byte until it is answered: a body is held in memory meanwhile. Others wait unread. Of 20 that come at once to a
 * machine with two processors, which decodes one picture of 12 megapixels in 2.7 s, the last waits 43 s for its turn, and
 * of 20 HEICs (3.8 s each) 61 s: longer than that, so that neither they nor a busy machine are a reason to send people away. What is left of `requestTimeout` has to suffice for the body.
 */
const limits = { atOnce: 4, maxWaiting: 40, maxWaitMs: 90_000 };

/** @throws Overloaded */
export const createUploadQueue = () => createQueue(limits);
export type UploadQueue = ReturnType<typeof createUploadQueue>;
