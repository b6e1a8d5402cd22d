export { text as screen } from './Text.tsx';
