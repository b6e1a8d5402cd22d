import fashion from '../content/fashion/index.json' with { type: 'json' };
import relations from '../content/relations.json' with { type: 'json' };
import tips from '../content/tips/index.json' with { type: 'json' };
import { builtRoutes } from './routes.ts';

export interface PageIds {
  courseIds: readonly number[];
  noticeIds: readonly number[];
  lineIds: readonly number[];
}

const idsOf = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id);
/** Known without the database. */
const contentIds = {
  tipIds: idsOf(tips),
  fashionIds: idsOf(fashion),
  relationSlugs: relations.map(({ slug }) => slug),
};

/** Every path that a search engine may keep, from the route table. */
export function pagePaths(databaseIds: PageIds): string[] {
  const ids = { ...databaseIds, ...contentIds };
  return builtRoutes.flatMap(({ path, ids: kind }) =>
    path.includes(':') ? (kind ? ids[kind] : []).map((id) => path.replace(/:[^/]+/, String(id))) : [path],
  );
}
