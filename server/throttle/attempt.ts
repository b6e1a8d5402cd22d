/** Guesses: each is counted before it is looked at, and taken back when it was none. */
import type { Throttle } from './throttle.ts';

/**
 * @param account of the one that is guessed at: forgotten after a right guess
 * @param address of the one who guesses: a right guess is not counted
 * @param check resolves to null for a wrong guess
 * @throws ApiError E429 when there were too many
 */
export async function attempt<T>(
  { account, address }: { account: Throttle; address?: Throttle },
  check: () => Promise<T | null>,
): Promise<T | null> {
  await account.count();
  // An address that has to wait must not make the account wait with it.
  await address?.count().catch(async (error: unknown) => {
    await account.takeBack();
    throw error;
  });
  const right = await check().catch(async (error: unknown) => {
    await Promise.all([account.takeBack(), address?.takeBack()]);
    throw error;
  });
  if (right === null) return null;
  await address?.takeBack();
  await account.forget();
  return right;
}
