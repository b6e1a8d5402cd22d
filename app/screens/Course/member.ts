export { screenOf } from './MemberCourse.tsx';
