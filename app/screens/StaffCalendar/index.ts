export { staffCalendar as screen } from './StaffCalendar.tsx';
