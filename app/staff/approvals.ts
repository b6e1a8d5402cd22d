import type { RevisionKind } from '../../contract/revisionRules.ts';
import { routes } from '../routes.ts';

/** Where proposals of a kind are decided. */
export const approvalPath = (kind: RevisionKind): string => routes.find(({ props }) => props?.approval === kind)!.path;
