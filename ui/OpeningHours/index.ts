export {
  type OpeningDay,
  OpeningHours,
  type OpeningHoursProps,
  type OpeningHoursWords,
  type OpeningState,
  type Weekday,
} from './OpeningHours.tsx';
export { type OpeningTime, weekdayName } from './times.ts';
