import type { staffCalendarEndpoints } from '../../contract/staffCalendar.ts';
import type { Handlers } from '../context.ts';
import { calendarOf } from './calendar.ts';

export const calendarHandlers: Handlers<keyof typeof staffCalendarEndpoints> = {
  'GET /staff/calendar': calendarOf,
};
