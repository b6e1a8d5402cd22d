export { staff as screen } from './Staff.tsx';
