export { staffPropose as screen } from './StaffPropose.tsx';
