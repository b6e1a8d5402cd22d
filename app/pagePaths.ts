import { builtRoutes } from './routes.ts';

export interface PageIds {
  courseIds: readonly number[];
  noticeIds: readonly number[];
  lineIds: readonly number[];
}

/** Every path that a search engine may keep, from the route table. */
export function pagePaths({ courseIds, noticeIds, lineIds }: PageIds): string[] {
  const values: Record<string, readonly number[]> = {
    '/map/detail/:id': courseIds,
    '/news/:id': noticeIds,
    '/map/search03/:line': lineIds,
  };
  return builtRoutes.flatMap(({ path }) =>
    path.includes(':') ? (values[path] ?? []).map((value) => path.replace(/:[^/]+/, String(value))) : [path],
  );
}
