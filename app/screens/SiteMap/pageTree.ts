import { type Route, type RouteId, soughtRoutes } from '../../routes.ts';

export interface PageTree extends Pick<Route, 'path' | 'label'> {
  below: PageTree[];
}

/** The built pages that people look for, without parameters, nested by parent; `/` holds them all. */
export function pageTree(routes: readonly Route[] = soughtRoutes): PageTree[] {
  const open = routes.filter(({ path }) => !path.includes(':'));
  const parentIdOf = ({ id, parent = 'top' }: Route): RouteId | null =>
    id === 'top' ? null : (open.find((each) => each.id === parent)?.id ?? 'top');
  const under = (parent: RouteId | null): PageTree[] =>
    open
      .filter((route) => parentIdOf(route) === parent)
      .map(({ id, path, label }) => ({ path, label, below: under(id) }));
  return under(null);
}
