/**
 * What a first visit may weigh. `budget.test.ts` fails the build beyond the limits, in bytes of gzip −9;
 * `tests/bench/pages.bench.ts` holds figures beside the aims, in bytes as they come (brotli), and `docs/bench.md` has them.
 */
const kB = 1000;

/** The screens that most visits begin with. */
export const firstPages = ['/', '/map/search02?time_band=2', '/map/detail/101'] as const;

/** React DOM alone is 65 kB of the script; what else there is, and what the site search, the favourites and the pages of members added, stands in `docs/bench.md`. */
export const firstLimits = { script: 150 * kB, style: 9 * kB, all: 205 * kB, requests: 15 };

/** One screen of each further kind. */
export const furtherPages = [
  '/area_guide',
  '/area_guide/kyoryoku_search',
  '/area_guide/yugu/30001',
  '/tips/5',
  '/fashion/autumn',
  '/relation/taito',
  `/search_result?q=${encodeURIComponent('上野')}`,
  '/history',
  '/news?tab=events',
  '/photo',
  '/photo/1',
  '/photo_contest',
] as const;

/** Photographs are not counted: how many a page shows is a matter of its content. */
export const furtherLimits = { script: 150 * kB, style: 9 * kB, requestsBesidesPhotos: 15 };

/** Forms, their checks and machines come on top of what a visitor's page weighs: why that may be, and how much, is docs/decisions/0088. */
const memberLimits = { script: 176.6 * kB, style: 8.9 * kB, all: 206 * kB, requests: 32 };

/**
 * Posting is a form of several steps whose picture waits on the device: machine, drafts and every kind of field come with it. Scripts
 * and requests as the manifest of the build has them, with room; decoder, worker and covering are not among them.
 */
const postingLimits = { script: 208 * kB, style: 11 * kB, all: 245 * kB, requests: 55 };

/** Radio buttons, ticks and a password come on top: measured 179.6 kB of scripts in 38 requests. */
const choiceLimits = { ...memberLimits, script: 182 * kB, requests: 40 };

/** Terms, form, confirmation, and every kind of field but a file: measured 186.2 kB of scripts, 210.8 kB in all, 44 requests. */
const registrationLimits = { script: 189 * kB, style: 8.9 * kB, all: 214 * kB, requests: 46 };

export const memberLimitsOf = (path: string) =>
  ({ '/photo/upload': postingLimits, '/register': registrationLimits, '/mypage/region_reset': choiceLimits })[path] ??
  memberLimits;

/** Measured over time, too: those that most visits begin with, and the heaviest of the further kinds. */
export const measuredPages = [
  ...firstPages,
  '/area_guide/kyoryoku_search',
  `/search_result?q=${encodeURIComponent('上野')}`,
  '/photo',
] as const;

export const aims = { script: 110 * kB, style: 9 * kB, all: 180 * kB, requests: 14 };
