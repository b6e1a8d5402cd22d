export { news } from './News.tsx';
