export {
  type CourseSearchContext,
  type CourseSearchEvent,
  type CourseSearchInput,
  courseSearchMachine,
} from './courseSearch.machine.ts';
export { sameConditions } from './sameConditions.ts';
