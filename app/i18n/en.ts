import common from './en/common.json' with { type: 'json' };
import failure from './en/failure.json' with { type: 'json' };

/** What every page needs; screens bring the rest. */
export const base = { common, failure };
