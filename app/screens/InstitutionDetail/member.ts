export { memberInstitution as screen } from './MemberInstitution.tsx';
