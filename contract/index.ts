/** Every endpoint of the API, under `METHOD /path`. */
import type { z } from 'zod';
import { accessibilityEndpoints } from './accessibilityApi.ts';
import { contentFormEndpoints } from './contentForms.ts';
import { contestEndpoints } from './contest.ts';
import { courseEndpoints } from './courses.ts';
import { dutyEndpoints } from './duty.ts';
import { factEndpoints } from './facts.ts';
import { favouriteEndpoints } from './favourites.ts';
import { importEndpoints } from './imports.ts';
import { institutionEndpoints } from './institutions.ts';
import { memberEndpoints } from './members.ts';
import { photoEndpoints } from './photos.ts';
import { placeEndpoints } from './places.ts';
import { previewEndpoints } from './previewApi.ts';
import { pushEndpoints } from './push.ts';
import { readingEndpoints } from './reading.ts';
import { reportEndpoints } from './reports.ts';
import { revisionEndpoints } from './revisions.ts';
import { siteSearchEndpoints } from './siteSearch.ts';
import { staffEndpoints } from './staff.ts';
import { staffCalendarEndpoints } from './staffCalendar.ts';
import { staffLogEndpoints } from './staffLog.ts';
import { storedDataEndpoints } from './storedData.ts';
import { walkEndpoints } from './walks.ts';

export const endpoints = {
  ...placeEndpoints,
  ...courseEndpoints,
  ...institutionEndpoints,
  ...readingEndpoints,
  ...accessibilityEndpoints,
  ...storedDataEndpoints,
  ...memberEndpoints,
  ...favouriteEndpoints,
  ...walkEndpoints,
  ...siteSearchEndpoints,
  ...photoEndpoints,
  ...contestEndpoints,
  ...staffEndpoints,
  ...revisionEndpoints,
  ...contentFormEndpoints,
  ...previewEndpoints,
  ...dutyEndpoints,
  ...reportEndpoints,
  ...staffCalendarEndpoints,
  ...staffLogEndpoints,
  ...importEndpoints,
  ...factEndpoints,
  ...pushEndpoints,
};

export type Endpoints = typeof endpoints;
export type Call = keyof Endpoints;
export type Input<K extends Call> = z.input<Endpoints[K]['input']>;
export type ParsedInput<K extends Call> = z.output<Endpoints[K]['input']>;
export type Output<K extends Call> = z.output<Endpoints[K]['output']>;

/** What a caller may want of one call; over HTTP only. */
export interface CallOptions {
  /** The call is given up. */
  signal?: AbortSignal;
  /** Of a body with files. @param ratio 0 to 1, of what has been sent */
  onProgress?: (ratio: number) => void;
}

/** Calls the API: over HTTP in a browser, in process on the server. Rejects with an `ApiError`. */
export type Api = <K extends Call>(
  call: K,
  ...input: Record<string, never> extends Input<K> ? [Input<K>?, CallOptions?] : [Input<K>, CallOptions?]
) => Promise<Output<K>>;
