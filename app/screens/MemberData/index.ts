export { memberData as screen } from './MemberData.tsx';
