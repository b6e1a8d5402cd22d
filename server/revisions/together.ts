/** Several proposals at once: each is decided by itself, and what cannot be stays as it is. */
import { ApiError, refused } from '../../contract/apiError.ts';
import type { ParsedInput } from '../../contract/index.ts';
import type { StaffContext } from '../context.ts';
import { mustOpen } from './revisionList.ts';
import { crowdedAmong, findRevision } from './revisions.queries.ts';
import { decided, withdrawn } from './revisions.ts';

type Input = ParsedInput<'POST /staff/revisions_decide'>;

/** @throws ApiError of what keeps this one from it */
async function decideOne(id: number, version: number, { type, reason, lang }: Input, context: StaffContext) {
  if (type === 'withdraw') return withdrawn({ id, version }, context);
  const row = await findRevision(context.db, id);
  if (!row || (type === 'approve' && mustOpen(row, await crowdedAmong(context.db, [row]))))
    throw new ApiError('E404', 'Nothing to decide so');
  return decided({ ...{ id, version, table: row.kind, type, reason, lang }, confirmed: [] }, context);
}

/** @throws ApiError E403 for a decision by somebody who decides nothing, E422, E503 where not even the first could be decided */
export async function decideTogether(input: Input, context: StaffContext) {
  const { type, reason, chosen } = input;
  if (type !== 'withdraw' && context.staff.role !== 'approver') throw new ApiError('E403', 'Approvers decide');
  if (type === 'reject' && !reason) throw refused('reason', 'required');
  const versions = new Map(chosen.map((each) => each.split('.').map(Number) as [number, number]));
  const left: number[] = [];
  let done = 0;
  // One after another: each is a transaction, and others wait for none of them.
  for (const [id, version] of versions) {
    try {
      const { state } = await decideOne(id, version, input, context);
      // It was overtaken: nothing was approved.
      if (state === 'outdated') left.push(id);
      else done += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'E503') {
        if (done === 0) throw error;
        // What is done is told; the rest waits as before.
        return { done, left: [...left, ...[...versions.keys()].slice(done + left.length)] };
      }
      left.push(id);
    }
  }
  return { done, left };
}
