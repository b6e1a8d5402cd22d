export { parks as screen } from './Parks.tsx';
export { type ParksData, ParksScreen } from './ParksScreen.tsx';
