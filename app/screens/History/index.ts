export { history as screen } from './History.tsx';
