export { RouteMap, type RouteMapProps, type RoutePoint } from './RouteMap.tsx';
