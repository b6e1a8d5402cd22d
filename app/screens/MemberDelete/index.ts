export { memberDelete as screen } from './MemberDelete.tsx';
