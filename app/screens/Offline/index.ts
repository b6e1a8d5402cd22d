export { offline as screen } from './Offline.tsx';
