/** What a proposal may say, and about whose content. */
import { ApiError, refused } from '../../contract/apiError.ts';
import type { RevisionKind } from '../../contract/revisionRules.ts';
import type { StaffContext } from '../context.ts';
import { checkSource } from '../import/checkSource.ts';
import { forms } from '../import/kinds.ts';
import type { StaffSession } from '../staff/staffSession.ts';
import { kinds } from './kinds.ts';
import type { RevisionRow } from './revisions.queries.ts';
import type { Source } from './revisions.table.ts';
import { townOf as townOfAny } from './traced.ts';

/** Who proposes or decides, and what municipalities there are. */
export interface Proposer extends Pick<StaffContext, 'references'> {
  staff: Pick<StaffSession, 'role' | 'municipality' | 'tokenId'>;
}

type Sources = Pick<RevisionRow, 'kind' | 'before' | 'after'>;

/** Staff of a municipality deal with what belongs to it, before and after the change; the bureau with everything. */
export function isOfOffice({ kind, before, after }: Sources, { staff, references }: Proposer): boolean {
  if (staff.municipality === null) return true;
  const own = references.municipalityByName.get(staff.municipality)?.code;
  return [before, after].every((source) => source === null || townOfAny(kind, source) === own);
}

export const toForbidden = () => new ApiError('E403', 'This belongs to another office');

/**
 * As an import checks it, whatever way it came.
 * @throws ApiError E422 that names the first field that is wrong
 */
export function readSource(
  kind: RevisionKind,
  entered: Record<string, unknown>,
  { references }: Pick<Proposer, 'references'>,
): Source {
  const { schema, townOf, check } = kinds[kind];
  const parsed = schema.safeParse(entered);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') || 'source';
    throw new ApiError('E422', `source: ${where}: ${issue?.message}`, {
      fields: [{ field: 'source', kind: 'not_valid' }],
    });
  }
  const town = townOf(parsed.data);
  if (town !== null && !references.municipalityByCode.has(town)) throw refused('source', 'not_valid');
  try {
    check?.(parsed.data);
  } catch (error) {
    throw new ApiError('E422', `source: ${(error as Error).message}`, {
      fields: [{ field: 'source', kind: 'not_valid' }],
    });
  }
  const [found] = checkSource(parsed.data, forms[kind]);
  if (found)
    throw new ApiError('E422', `source: ${found.path.join('.')}: ${found.kind}`, {
      fields: [{ field: 'source', kind: 'not_valid' }],
    });
  return parsed.data;
}
