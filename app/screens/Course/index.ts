export { CoursePage, course as screen, courseIdOf, load } from './Course.tsx';
