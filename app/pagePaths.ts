import { builtRoutes, type RouteData } from './routes.ts';

/** Ids of what has a page each. */
export type PageIds = Record<NonNullable<RouteData['ids']>, readonly number[]>;

/** Every path that a search engine may keep, from the route table. Without ids: those that need none. */
export const pagePaths = (ids: Partial<PageIds> = {}): string[] =>
  builtRoutes.flatMap(({ path, ids: kind }) =>
    path.includes(':') ? ((kind && ids[kind]) ?? []).map((id) => path.replace(/:[^/]+/, String(id))) : [path],
  );
