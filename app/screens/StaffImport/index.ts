export { staffImport as screen } from './StaffImport.tsx';
