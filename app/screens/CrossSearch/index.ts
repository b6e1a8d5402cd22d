export { crossSearch as screen } from './CrossSearch.tsx';
export { type CrossSearchData, CrossSearchScreen } from './CrossSearchScreen.tsx';
