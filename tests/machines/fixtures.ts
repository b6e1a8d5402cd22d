/** Answers as the contract writes them, for the machines of the search. */
import type { CourseSummary, SearchResult } from '../../contract/courses.ts';

function course(id: number): CourseSummary {
  return {
    id,
    name: `Course ${id}`,
    municipality: { code: 13101, slug: 'chiyoda', name: 'Chiyoda' },
    station: { kind: 'station', id: 1, name: 'Tokyo' },
    minutes: 30,
    distance_m: 2_000,
    steps: 2_857,
    kcal: 90,
    scenes: [],
    start: { lat: 35.68, lng: 139.76 },
    line: [],
    climb_m: 8,
    is_flat: true,
    status: 'open',
  };
}

export function searchResult(total: number): SearchResult {
  const courses = Array.from({ length: Math.min(total, 20) }, (_, index) => course(index + 1));
  const asAsked = { searched_for: null, near: null, closest: { words: [], without: [] } };
  return { courses, total, page_num: 1, limit_num: 20, stations: [], ...asAsked };
}

/** An effect whose outcome the test gives when it wants to. */
export function deferred<T>() {
  return Promise.withResolvers<T>();
}

/** Lets promises that are settled be noticed. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
