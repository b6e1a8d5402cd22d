/**
 * The conditions of a search as they stand in a page's address: the same words as the API's, without brackets, and
 * `page` for `page_num`. They stay text: what is no number is refused by the API, in process and over HTTP alike.
 */
import type { FieldError } from '../../../contract/errors.ts';
import type { Input } from '../../../contract/index.ts';

const lists = ['municipality', 'time_band', 'step_band', 'scene', 'facility'] as const;
const scalars = ['keyword', 'category', 'line', 'station', 'near_station', 'flat'] as const;
const others = ['facts', 'sort', 'page'] as const;

export type ListName = (typeof lists)[number];
export type ConditionName = ListName | (typeof scalars)[number];

export interface Conditions extends Record<ListName, string[]>, Partial<Record<(typeof scalars)[number], string>> {
  /** Which facts the facilities count by: `confirmed` or `all`. */
  facts: string;
  sort: string;
  page: string;
}

/** Parameters that stand twice where one is meant. */
export const repeatedIn = (query: URLSearchParams): FieldError[] =>
  [...scalars, ...others]
    .filter((name) => query.getAll(name).length > 1)
    .map((field) => ({ field, kind: 'bad_input' as const }));

export function readConditions(query: URLSearchParams): Conditions {
  const one = (name: string) => query.get(name)?.trim() || undefined;
  const many = (name: string) => [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)].filter(Boolean))];
  return {
    ...(Object.fromEntries(lists.map((name) => [name, many(name)])) as Record<ListName, string[]>),
    ...Object.fromEntries(scalars.map((name) => [name, one(name)])),
    facts: one('facts') ?? 'confirmed',
    sort: one('sort') ?? 'recommended',
    page: one('page') ?? '1',
  };
}

/** "Nearest first" from where the visitor is: their place is known to their browser only. */
export const isFromHere = ({ sort, near_station }: Conditions): boolean =>
  sort === 'near' && near_station === undefined;

/** What the API is asked. */
export const toSearchInput = ({ page, ...conditions }: Conditions): Input<'GET /search'> =>
  // Words of an address: the API's schema says which of them it knows.
  ({ ...conditions, page_num: page }) as Input<'GET /search'>;

type ConditionChange = Partial<Record<keyof Conditions, unknown>>;

/** Conditions → the words of an address, with changes; a change other than of the page leads to the first page. */
export function toQuery(
  conditions: Conditions,
  change: ConditionChange = {},
): Record<string, string | readonly string[] | undefined> {
  const { page, sort, facts, ...rest } = { ...conditions, page: '1', ...change } as Conditions;
  return {
    ...rest,
    facts: facts === 'confirmed' ? undefined : facts,
    sort: sort === 'recommended' ? undefined : sort,
    page: page === '1' ? undefined : String(page),
  };
}

export interface ActiveCondition {
  name: ConditionName;
  value: string;
}

/** Conditions that narrow the search, one by one. */
export const activeConditions = (conditions: Conditions): ActiveCondition[] => [
  ...scalars.flatMap((name) => (conditions[name] === undefined ? [] : [{ name, value: conditions[name] }])),
  ...lists.flatMap((name) => conditions[name].map((value) => ({ name, value }))),
];

/** The conditions without one value of one of them. */
export function without(conditions: Conditions, { name, value }: ActiveCondition): ConditionChange {
  const current = conditions[name];
  return { [name]: Array.isArray(current) ? current.filter((item) => item !== value) : undefined };
}
