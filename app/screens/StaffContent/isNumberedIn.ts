import type { RevisionListed } from '../../../contract/revisions.ts';

type Named = Pick<RevisionListed, 'kind' | 'name'>;

/** Whether another proposal of the list has the same name, so that both need their numbers. */
export const isNumberedIn = (revisions: readonly Named[]) => (revision: Named) =>
  revisions.filter(({ kind, name }) => kind === revision.kind && name === revision.name).length > 1;
