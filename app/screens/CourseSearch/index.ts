export { courseSearch } from './CourseSearch.tsx';
