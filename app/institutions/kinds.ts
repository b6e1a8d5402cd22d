import type { InstitutionKind } from '../../contract/institutionKinds.ts';
import { path, type RouteId } from '../routes.ts';

/** Where each kind is searched for. */
const searchRoutes = {
  cooperation: 'cooperationSearch',
  sponsor: 'sponsorSearch',
  playground: 'equipmentSearch',
} as const satisfies Record<InstitutionKind, RouteId>;

const detailRoutes = {
  cooperation: 'cooperation',
  sponsor: 'sponsor',
  playground: 'equipment',
} as const satisfies Record<InstitutionKind, RouteId>;

export const searchPath = (kind: InstitutionKind): string => path(searchRoutes[kind]);
export const institutionPath = ({ kind, id }: { kind: InstitutionKind; id: number }): string =>
  path(detailRoutes[kind], { id });
