import common from './ja/common.json' with { type: 'json' };
import failure from './ja/failure.json' with { type: 'json' };

/** What every page needs; screens bring the rest. */
export const base = { common, failure };
