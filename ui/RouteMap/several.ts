/** Beside `index.ts`, so that pages with small drawings do not load what only the large one needs. */
export { SeveralRoutesMap } from './SeveralRoutesMap.tsx';
