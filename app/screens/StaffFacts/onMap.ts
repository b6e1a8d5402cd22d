import type { CourseDetail } from '../../../contract/courses.ts';
import type { FactKind } from '../../../contract/factRules.ts';

/** Whether the map shows something of a fact that can be confirmed; what it does not show may still be there. */
export const isOnMap = (kind: FactKind, { on_map, is_flat }: Pick<CourseDetail, 'on_map' | 'is_flat'>): boolean =>
  (kind === 'step_free' && on_map.steps_m > 0) ||
  (kind === 'toilet' && on_map.toilets > 0) ||
  (kind === 'slope' && is_flat);
