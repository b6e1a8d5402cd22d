export { staffLog as screen } from './StaffLog.tsx';
