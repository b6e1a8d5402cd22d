import relations from '../content/relations.json';
import { builtRoutes } from './routes.ts';

export interface PageIds {
  courseIds: readonly number[];
  noticeIds: readonly number[];
  lineIds: readonly number[];
}

const relationSlugs = relations.map(({ slug }) => slug);

/** Every path that a search engine may keep, from the route table. */
export const pagePaths = (given: PageIds): string[] => {
  const ids = { ...given, relationSlugs };
  return builtRoutes.flatMap(({ path, ids: kind }) =>
    path.includes(':') ? (kind ? ids[kind] : []).map((id) => path.replace(/:[^/]+/, String(id))) : [path],
  );
};
