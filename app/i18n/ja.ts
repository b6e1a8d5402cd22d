import common from './ja/common.json' with { type: 'json' };
import failure from './ja/failure.json' with { type: 'json' };

/** What every page needs; screens bring the rest. */
export const base = { common, failure };

/** Files of texts that load with what uses them. Of one language only, so that a page does not carry the list of both. */
export const textFiles = import.meta.glob<{ default: object }>([
  '../screens/*/ja.json',
  './ja/{accessibility,courseChoice,importFault,institution,kept,map,member,news,park,photoCommon,photoPost,profile,revision,search,staffRole}.json',
]);
