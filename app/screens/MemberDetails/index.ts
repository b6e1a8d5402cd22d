export { memberDetails as screen } from './MemberDetails.tsx';
