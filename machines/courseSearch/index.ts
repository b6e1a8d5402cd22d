export {
  type CourseSearchContext,
  type CourseSearchEvent,
  type CourseSearchInput,
  type CourseSearchQuestion,
  courseSearchMachine,
} from './courseSearch.machine.ts';
export { sameConditions } from './sameConditions.ts';
