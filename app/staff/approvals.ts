import { approvals } from '../../contract/previews.ts';
import { type RevisionKind, revisionKinds, type TracedKind } from '../../contract/revisionRules.ts';
import { routes } from '../routes.ts';

/** Nobody decides what duty does at once. */
export const isDecided = (kind: TracedKind): kind is RevisionKind => revisionKinds.some((each) => each === kind);

/** Where proposals of a kind are decided. */
export const approvalPath = (kind: RevisionKind): string =>
  routes.find(({ props }) => props?.approval && approvals[props.approval] === kind)!.path;
