export { screenOf } from './MemberPhotos.tsx';
