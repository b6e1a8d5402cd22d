import { eq } from 'drizzle-orm';
import { unauthorised } from '../../contract/apiError.ts';
import type { Db } from '../db/database.ts';
import { members } from './members.table.ts';

/**
 * Makes calls that change what one member has wait for each other, until the transaction is over. Logins go on meanwhile.
 * @param tx a transaction
 * @throws ApiError E401 when the member has been deleted since the request began
 */
export async function lockMember(tx: Db, memberId: number): Promise<void> {
  const rows = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
  if (!rows.length) throw unauthorised();
}
