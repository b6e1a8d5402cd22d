export { memberDeleteDone as screen } from './MemberDeleteDone.tsx';
