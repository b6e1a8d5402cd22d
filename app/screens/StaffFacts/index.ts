export { staffFacts as screen } from './StaffFacts.tsx';
