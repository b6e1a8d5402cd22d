export { staffContent as screen } from './StaffContent.tsx';
