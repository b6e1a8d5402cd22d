import { refused } from '../../contract/apiError.ts';
import { publishAheadMs } from '../../contract/revisionRules.ts';

/** @returns null: as soon as it is approved; @throws ApiError E422 for a time that is over, or so far ahead that it cannot be meant */
export function publishTime(given: string | undefined, now: Date): Date | null {
  const at = given === undefined ? null : new Date(given);
  if (at && at <= now) throw refused('publish_at', 'below_minimum');
  if (at && at.getTime() > now.getTime() + publishAheadMs) throw refused('publish_at', 'above_maximum');
  return at;
}
