export { staffPhotos as screen } from './StaffPhotos.tsx';
