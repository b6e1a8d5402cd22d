/** Every endpoint of the API, under `METHOD /path`. */
import type { z } from 'zod';
import { accessibilityEndpoints } from './accessibilityApi.ts';
import { courseEndpoints } from './courses.ts';
import { favouriteEndpoints } from './favourites.ts';
import { institutionEndpoints } from './institutions.ts';
import { memberEndpoints } from './members.ts';
import { placeEndpoints } from './places.ts';
import { readingEndpoints } from './reading.ts';
import { siteSearchEndpoints } from './siteSearch.ts';
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
};

export type Endpoints = typeof endpoints;
export type Call = keyof Endpoints;
export type Input<K extends Call> = z.input<Endpoints[K]['input']>;
export type ParsedInput<K extends Call> = z.output<Endpoints[K]['input']>;
export type Output<K extends Call> = z.output<Endpoints[K]['output']>;

/** Calls the API: over HTTP in a browser, in process on the server. Rejects with an `ApiError`. */
export type Api = <K extends Call>(
  call: K,
  ...input: Record<string, never> extends Input<K> ? [Input<K>?] : [Input<K>]
) => Promise<Output<K>>;
