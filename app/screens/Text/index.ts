export { text } from './Text.tsx';
