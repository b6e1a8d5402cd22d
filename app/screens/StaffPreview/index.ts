export { staffPreview as screen } from './StaffPreview.tsx';
