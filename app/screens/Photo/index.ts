export { load, PhotoPage, photo as screen, photoIdOf } from './Photo.tsx';
