export { screenOf } from './MemberContest.tsx';
