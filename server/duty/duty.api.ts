import type { dutyEndpoints } from '../../contract/duty.ts';
import type { Handlers } from '../context.ts';
import { closeCourse, endAlert, openCourse, raiseAlert, stateOfDuty } from './duty.ts';

export const dutyHandlers: Handlers<keyof typeof dutyEndpoints> = {
  'GET /staff/duty': stateOfDuty,
  'POST /staff/course_close': closeCourse,
  'POST /staff/course_open': openCourse,
  'POST /staff/alert_raise': raiseAlert,
  'POST /staff/alert_end': endAlert,
};
