import { builtRoutes, type Route } from '../../routes.ts';

export interface PageTree extends Pick<Route, 'path' | 'label'> {
  below: PageTree[];
}

/** The built pages without parameters, nested by parent; `/` holds them all. */
export function pageTree(routes: readonly Route[] = builtRoutes): PageTree[] {
  const open = routes.filter(({ path }) => !path.includes(':'));
  const parentOf = ({ path, parent = '/' }: Route) =>
    path === '/' ? null : open.some((each) => each.path === parent) ? parent : '/';
  const under = (parent: string | null): PageTree[] =>
    open.filter((route) => parentOf(route) === parent).map(({ path, label }) => ({ path, label, below: under(path) }));
  return under(null);
}
