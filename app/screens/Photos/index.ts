export { load, PhotosPage, photos as screen } from './Photos.tsx';
