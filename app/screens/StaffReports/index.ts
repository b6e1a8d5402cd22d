export { staffReports as screen } from './StaffReports.tsx';
