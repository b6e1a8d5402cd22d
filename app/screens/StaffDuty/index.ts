export { staffDuty as screen } from './StaffDuty.tsx';
