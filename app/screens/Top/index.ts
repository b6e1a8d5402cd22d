export { top } from './Top.tsx';
export { type TopData, TopScreen } from './TopScreen.tsx';
