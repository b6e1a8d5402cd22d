export { coursePage } from './CoursePage.tsx';
export { type CoursePageData, CoursePageScreen } from './CoursePageScreen.tsx';
