import { refused } from '../../contract/apiError.ts';

/** @returns null: as soon as it is approved; @throws ApiError E422 for a time that is over */
export function publishTime(given: string | undefined, now: Date): Date | null {
  const at = given === undefined ? null : new Date(given);
  if (at && at <= now) throw refused('publish_at', 'below_minimum');
  return at;
}
