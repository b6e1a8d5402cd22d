/** The pages of the route table: one path of each, and those that take a form. */
import type { Hono } from 'hono';
import { matchRoute } from '../../app/matchRoute.ts';
import type { ScreenModule } from '../../app/page.ts';
import { pagePaths } from '../../app/pagePaths.ts';
import { builtRoutes, type Route } from '../../app/routes.ts';

/** Parts of one record: no site map has them. */
const unlisted = ['/about/accessibility/result/1.1.1'];

/** @returns one path for each built route */
export async function pathsOfRoutes(app: Hono): Promise<string[]> {
  // The site map knows the ids of all that there is.
  const sitemap = await (await app.request('http://localhost/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const paths = new Map<string, string>();
  for (const path of [...listed, ...pagePaths(), ...unlisted]) {
    const match = matchRoute(new URL(path, 'http://localhost').pathname);
    if (match && !paths.has(match.route.id)) paths.set(match.route.id, new URL(path, 'http://localhost').pathname);
  }
  const without = builtRoutes.filter(({ id }) => !paths.has(id)).map(({ id }) => id);
  if (without.length) throw new Error(`No path known of ${without.join(', ')}`);
  return [...paths.values()];
}

export const routeOf = (path: string): Route => matchRoute(path)!.route;

const screens = import.meta.glob<{ screen: ScreenModule }>('../../app/screens/*/index.ts');

/** Whether the page takes a form. */
export async function hasAction(path: string): Promise<boolean> {
  const { screen } = await screens[`../../app/screens/${routeOf(path).screen}/index.ts`]!();
  return screen.action !== undefined;
}
