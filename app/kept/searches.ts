import type { KeptKind } from '../../machines/deviceLists/index.ts';
import type { RouteId } from '../routes.ts';

/** Where more of a kind is found. */
export const searchOf = {
  course: 'search',
  cooperation: 'cooperationSearch',
  sponsor: 'sponsorSearch',
  playground: 'equipmentSearch',
} as const satisfies Record<KeptKind, RouteId>;
