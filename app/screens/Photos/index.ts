export { photos as screen } from './Photos.tsx';
