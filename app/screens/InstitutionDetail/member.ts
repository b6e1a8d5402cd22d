export { screenOf } from './MemberInstitution.tsx';
