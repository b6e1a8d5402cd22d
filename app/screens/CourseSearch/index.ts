export { courseSearch as screen } from './CourseSearch.tsx';
