import fashion from '../content/fashion/index.json' with { type: 'json' };
import relations from '../content/relations.json' with { type: 'json' };
import tips from '../content/tips/index.json' with { type: 'json' };
import type { RouteData } from './routes/route.ts';
import { builtRoutes, isIndexed } from './routes.ts';

/** Ids of what has a page each. */
export type PageIds = Record<Exclude<NonNullable<RouteData['ids']>, keyof typeof contentIds>, readonly number[]>;

const idsOf = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id);
/** Known without the database. */
const contentIds = {
  tipIds: idsOf(tips),
  fashionIds: idsOf(fashion),
  relationSlugs: relations.map(({ slug }) => slug),
};

/** Every path, from the route table. Without ids of the database: those that need none. */
export function pagePaths(databaseIds: Partial<PageIds> = {}, routes = builtRoutes): string[] {
  const ids: Partial<Record<NonNullable<RouteData['ids']>, readonly (number | string)[]>> = {
    ...databaseIds,
    ...contentIds,
  };
  return routes.flatMap(({ path, ids: kind }) =>
    path.includes(':') ? ((kind && ids[kind]) ?? []).map((id) => path.replace(/:[^/]+/, String(id))) : [path],
  );
}

/** Those that a search engine may keep. */
export const indexedPaths = (databaseIds: Partial<PageIds>): string[] =>
  pagePaths(databaseIds, builtRoutes.filter(isIndexed));
