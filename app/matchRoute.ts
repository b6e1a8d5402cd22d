import { builtRoutes, type Route } from './routes.ts';

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The built route at a path with its parameters; null when there is none or the path is not well-formed. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = path.split('/');
  for (const route of builtRoutes) {
    const pattern = route.path.split('/');
    if (pattern.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const fits = pattern.every((part, index) => {
      const segment = segments[index]!;
      if (!part.startsWith(':')) return part === segment;
      try {
        params[part.slice(1)] = decodeURIComponent(segment);
      } catch {
        return false;
      }
      return segment !== '';
    });
    if (fits) return { route, params };
  }
  return null;
}
