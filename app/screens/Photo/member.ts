export { screenOf } from './MemberPhoto.tsx';
