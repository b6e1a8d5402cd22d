export { myPhotos as screen } from './MyPhotos.tsx';
