export { staffApproval as screen } from './StaffApproval.tsx';
