export { crossSearch } from './CrossSearch.tsx';
export { type CrossSearchData, CrossSearchScreen } from './CrossSearchScreen.tsx';
