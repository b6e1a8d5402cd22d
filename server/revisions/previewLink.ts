/** Who may see a preview: staff whom the proposal concerns, and for a while whoever has a link that one of them has sent. */
import { timingSafeEqual } from 'node:crypto';
import type { RevisionDetail } from '../../contract/revisions.ts';
import { type Context, japaneseDay, type StaffContext } from '../context.ts';
import type { RevisionRow } from './revisions.queries.ts';
import { isOfOffice } from './sources.ts';

const dayMs = 24 * 3600 * 1000;
const linkDays = 7;

/** An approver of its office, and whoever has proposed it. */
export const maySee = (row: RevisionRow, context: Pick<StaffContext, 'staff' | 'references'>): boolean =>
  row.byToken === context.staff.tokenId || (context.staff.role === 'approver' && isOfOffice(row, context));

/** Not decided, or not public yet. */
export const isOpen = ({ state }: RevisionRow): boolean => state === 'waiting' || state === 'approved';

type Signer = Pick<Context, 'keys' | 'now'>;

const signatureOf = (id: number, until: number, { keys }: Signer) => keys.previewLink(`${id} ${until}`);

/** For those who help to decide: of what is decided there is none. Until the end of a day, so that all who look at the proposal on one day are given the same link. */
export function linkOf(row: RevisionRow, context: StaffContext): RevisionDetail['preview_link'] {
  if (row.state !== 'waiting' || !maySee(row, context)) return null;
  const last = japaneseDay(new Date(context.now().getTime() + linkDays * dayMs));
  const until = new Date(`${last}T24:00:00+09:00`);
  const seconds = until.getTime() / 1000;
  return {
    token: `${seconds.toString(36)}.${signatureOf(row.id, seconds, context)}`,
    until: until.toISOString(),
  };
}

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** @returns until when it is good; null: it is not of this proposal, or nobody here has signed it */
export function readLink(token: string, id: number, context: Signer): Date | null {
  const [, time, signature] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!time || !signature) return null;
  const seconds = Number.parseInt(time, 36);
  return isSame(signature, signatureOf(id, seconds, context)) ? new Date(seconds * 1000) : null;
}
