export { parks } from './Parks.tsx';
export { type ParksData, ParksScreen } from './ParksScreen.tsx';
