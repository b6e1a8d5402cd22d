/**
 * The route table: the single place where a screen is declared, by area in `routes/`. Router, titles, breadcrumbs, header, footer,
 * menu, site map, `sitemap.xml`, the page cache and the lists of pages that tests go through are derived from it.
 *
 * It is data only. A screen is found by its name (`screens/modules.ts`). A route without `screen` is declared for later:
 * it responds with 404 and is linked from nowhere.
 */
import { members } from './routes/members.ts';
import { photos } from './routes/photos.ts';
import { places } from './routes/places.ts';
import { reading } from './routes/reading.ts';
import type { LinkPlace, RouteData } from './routes/route.ts';
import { site } from './routes/site.ts';
import { staff } from './routes/staff.ts';
import { walks } from './routes/walks.ts';

/** In the order in which navigation and site map list them. */
export const table = { ...walks, ...places, ...reading, ...site, ...photos, ...members, ...staff };

export type RouteId = keyof typeof table;
export interface Route extends RouteData {
  id: RouteId;
}

export const routes: readonly Route[] = (Object.entries(table) as [RouteId, RouteData][]).map(([id, data]) => ({
  ...data,
  id,
}));
const byId = Object.fromEntries(routes.map((route) => [route.id, route])) as Record<RouteId, Route>;

export const builtRoutes = routes.filter((route) => route.screen);
/** Those that the site maps list. A form about one thing is found at that thing. */
export const soughtRoutes = builtRoutes.filter(
  (route) => !route.isOutcome && route.for !== 'staff' && route.id !== 'report',
);
export const route = (id: RouteId): Route => byId[id];
export const linkedFrom = (place: LinkPlace): readonly Route[] =>
  builtRoutes.filter((each) => each.linkedFrom?.includes(place));
/** Whether links lead this person there. */
export const isOffered = ({ guard, for: audience, isOutcome }: Route, isMember: boolean): boolean =>
  !isOutcome && audience !== 'staff' && (isMember ? audience !== 'visitor' : guard !== 'login');
export const isIndexed = (route: Route): boolean =>
  route.isIndexed !== false && !route.isOutcome && !route.guard && route.for !== 'staff';
/** Whether what the page shows is of one person or of staff, and other at every visit: no page at hand is shown again. */
export const isPersonal = (route: Route): boolean => route.guard !== undefined || route.for === 'staff';
/** Where those are led who have to log in for a page. */
export const loginOf = (route: Route | null): RouteId => (route?.for === 'staff' ? 'staff' : 'login');
/** The route one level up; null for the top page. */
export const parentOf = ({ id, parent = 'top' }: Route): Route | null =>
  id === 'top' ? null : byId[parent as RouteId];

/** `/map/detail/:id` → `{ id: … }` */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string | number>
    : unknown;

/** Every link to a page of the portal is written by it: `path('course', { id: 101 })`. */
export function path<Id extends RouteId>(
  id: Id,
  ...[params]: unknown extends ParamsOf<(typeof table)[Id]['path']> ? [] : [ParamsOf<(typeof table)[Id]['path']>]
): string {
  return byId[id].path.replace(/:([^/]+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name])),
  );
}

export const footerGroups = ['find', 'courses', 'places', 'read', 'member', 'site'] as const;
export type FooterGroup = (typeof footerGroups)[number];
/** Under which heading of the footer a page stands: searches, kinds of courses, places, what is read, one's own, the site itself. */
export const footerGroupOf = (path: string): FooterGroup => {
  if (/^\/(map|search_result|$)/.test(path)) return 'find';
  if (/^\/(mypage|favorite|history|login|offline|register)/.test(path)) return 'member';
  if (/^\/(parks|area_guide|relation)/.test(path)) return 'places';
  if (/^\/(news|tips|fashion|health_walk|photo)/.test(path)) return 'read';
  return /^\/(about|install|sitemap|terms)/.test(path) ? 'site' : 'courses';
};
