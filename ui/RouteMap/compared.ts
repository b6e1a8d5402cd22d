/** Apart from `RouteMap`, so that lists of courses do not load it. */
export { ComparedRouteMap } from './ComparedRouteMap.tsx';
