export { coursePage as screen } from './CoursePage.tsx';
export { type CoursePageData, CoursePageScreen } from './CoursePageScreen.tsx';
