import type { RevisionDetail } from '../../../contract/revisions.ts';

/** The proposal as it was seen: a decision on what has changed since is refused. */
export function Hidden({ revision, decision }: { revision: RevisionDetail; decision: 'approve' | 'reject' }) {
  return (
    <>
      <input type="hidden" name="id" value={revision.id} />
      <input type="hidden" name="version" value={revision.version} />
      <input type="hidden" name="decision" value={decision} />
    </>
  );
}
