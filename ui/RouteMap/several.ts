/** Beside `index.ts`, so that pages with small drawings do not load what only the large one needs. */
export { SeveralRoutesMap, type SeveralRoutesMapProps } from './SeveralRoutesMap.tsx';
