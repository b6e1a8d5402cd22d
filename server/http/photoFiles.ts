/**
 * Files of photos. A published photo is for everybody; any other for its owner and the reviewers of its office alone, and to all
 * others as if it were not there. What a visitor sent with a report is for those who read the report.
 */
import path from 'node:path';
import type { Context as HonoContext } from 'hono';
import { id } from '../../contract/values.ts';
import type { Context } from '../context.ts';
import { within } from '../deadline.ts';
import { imageAccess } from '../photos/imageAccess.queries.ts';
import { readablePicture } from '../reports/reports.ts';
import { isReviewerOf } from '../staff/office.ts';
import { fileStorage } from '../storage/fileStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { matchingEtag } from './negotiate.ts';
import type { ContextOf } from './requestContext.ts';

export interface PhotoFileOptions {
  context: Context;
  contextOf: ContextOf;
}

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Pictures of the content, which every installation has: they are in no storage. */
const samplesFolder = path.resolve(import.meta.dirname, '../../content/photos');
const samples = fileStorage(samplesFolder);

/**
 * A photo that is withdrawn has to go from caches too: browsers ask again after ten minutes, caches that many share after one. The
 * files never change, so that all but the first answer are 304.
 */
const published = 'public, max-age=600, s-maxage=60';
const own = 'private, no-store';

/** How long a file may wait for the database and the storage. */
const fileMs = 8000;

const none = (c: HonoContext) => c.text('Not found', 404, { 'cache-control': 'no-store' });

/** @returns what caches may do with it; null: it is not there for who asks */
async function cachingFor(
  c: HonoContext,
  key: string,
  { context, contextOf }: PhotoFileOptions,
): Promise<string | null> {
  const access = await imageAccess(context.db, key, context.now());
  if (!access) return null;
  if (access.isPublished) return published;
  const { session, staff } = await contextOf(c);
  const isOwn = session !== null && session.memberId === access.memberId;
  const { references } = context;
  const isReviewed =
    staff !== null && access.municipalityCode !== null && isReviewerOf(access.municipalityCode, { staff, references });
  return isOwn || isReviewed ? own : null;
}

/** @param name in the storage */
async function sendFile(
  c: HonoContext,
  storage: Storage,
  name: string,
  headers: Record<string, string>,
): Promise<Response> {
  const content = await storage.get(name);
  if (!content) return none(c);
  return c.body(content, 200, {
    ...headers,
    'x-content-type-options': 'nosniff',
    'content-type': types[name.split('.')[1] as keyof typeof types],
    'content-length': String(content.byteLength),
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-origin',
  });
}

async function send(c: HonoContext, options: PhotoFileOptions): Promise<Response> {
  const { key, file } = c.req.param() as { key: string; file: string };
  const caching = await cachingFor(c, key, options);
  if (!caching) return none(c);
  const etag = `"${key}-${file}"`;
  const headers = { 'cache-control': caching, etag };
  if (caching === published && matchingEtag(c.req.header('if-none-match'), [etag]))
    return c.body(null, 304, { ...headers, 'x-content-type-options': 'nosniff' });
  const storage = key.startsWith('sample-') ? samples : options.context.storage;
  return sendFile(c, storage, `${key}/${file}`, headers);
}

export const photoFile = (c: HonoContext, options: PhotoFileOptions): Promise<Response> =>
  within(fileMs, send(c, options));

async function sendReported(c: HonoContext, { context, contextOf }: PhotoFileOptions): Promise<Response> {
  const { id: wanted, file } = c.req.param() as { id: string; file: string };
  const { data } = id.safeParse(wanted);
  const image = data === undefined ? null : await readablePicture(data, await contextOf(c));
  return image ? sendFile(c, context.storage, `${image.imageKey}/${file}`, { 'cache-control': own }) : none(c);
}

export const reportFile = (c: HonoContext, options: PhotoFileOptions): Promise<Response> =>
  within(fileMs, sendReported(c, options));
