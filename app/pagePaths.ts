import { builtRoutes } from './routes.ts';

export interface PageIds {
  courseIds: readonly number[];
  noticeIds: readonly number[];
  lineIds: readonly number[];
}

/** Every path that a search engine may keep, from the route table. */
export const pagePaths = (ids: PageIds): string[] =>
  builtRoutes.flatMap(({ path, ids: kind }) =>
    path.includes(':') ? (kind ? ids[kind] : []).map((id) => path.replace(/:[^/]+/, String(id))) : [path],
  );
