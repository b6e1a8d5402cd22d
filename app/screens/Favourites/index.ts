export { favourites as screen } from './Favourites.tsx';
