/** Pages under way or at hand: fetched on intent (prefetch), on navigation, and kept for going back. */
import type { Page } from './page.ts';

/** At most this many routes are fetched ahead at once (specification section 9). */
const prefetchedAtOnce = 4;
const keptPages = 20;
/** A page fetched ahead is good for this long. */
const freshMs = 30_000;

export interface PageStore {
  /** The page at an address; fetched when it is not at hand or no longer fresh. */
  get: (address: string) => Promise<Page>;
  /** Fetches ahead, unless the connection is slow or data is saved. */
  prefetch: (address: string) => void;
  forget: () => void;
}

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Slow, or the person saves data: nothing is fetched that was not asked for. */
export const isFrugal = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || /(^|-)2g|3g/.test(connection?.effectiveType ?? '');

export function createPageStore(
  load: (address: string) => Promise<Page>,
  options: {
    connection: () => Connection | undefined;
    now: () => number;
    /** Whether the page at an address may be fetched ahead and shown again. */
    isKept: (address: string) => boolean;
  },
): PageStore {
  const pages = new Map<string, { page: Promise<Page>; at: number }>();
  let underWay = 0;

  const fetchPage = (address: string): Promise<Page> => {
    const page = load(address);
    if (!options.isKept(address)) return page;
    pages.set(address, { page, at: options.now() });
    if (pages.size > keptPages) pages.delete(pages.keys().next().value!);
    // What failed is tried again the next time.
    void page.then(({ failure }) => failure && pages.delete(address));
    return page;
  };
  const fresh = (address: string) => {
    const known = pages.get(address);
    return known && options.now() - known.at < freshMs ? known.page : null;
  };

  return {
    get: (address) => fresh(address) ?? fetchPage(address),
    prefetch: (address) => {
      if (underWay >= prefetchedAtOnce || !options.isKept(address) || fresh(address) || isFrugal(options.connection()))
        return;
      underWay += 1;
      void fetchPage(address).finally(() => {
        underWay -= 1;
      });
    },
    forget: () => pages.clear(),
  };
}
