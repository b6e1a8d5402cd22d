export {
  type SavedCourse,
  type SavedCourseEvent,
  type SavedCourseInput,
  type SavingProblem,
  savedCourseMachine,
} from './savedCourse.machine.ts';
