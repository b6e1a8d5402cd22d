import type { SearchConditions } from '../../contract/courses.ts';

/** The conditions in one writing: names in order, values of a list in order, nothing that asks for nothing. */
function canonical(conditions: Partial<SearchConditions>): string {
  const asked = Object.entries(conditions)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).sort() : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(asked);
}

/** Whether two sets of conditions ask for the same page of the same search. */
export function sameConditions(a: Partial<SearchConditions>, b: Partial<SearchConditions>): boolean {
  return canonical(a) === canonical(b);
}
