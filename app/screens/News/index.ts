export { news as screen } from './News.tsx';
