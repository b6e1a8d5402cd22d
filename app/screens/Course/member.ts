export { memberCourse as screen } from './MemberCourse.tsx';
