export { top as screen } from './Top.tsx';
export { type TopData, TopScreen } from './TopScreen.tsx';
