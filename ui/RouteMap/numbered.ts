/** Beside `index.ts`, so that pages with small drawings do not load what only the large one needs. */
export { NumberedRouteMap, type NumberedRouteMapProps } from './NumberedRouteMap.tsx';
