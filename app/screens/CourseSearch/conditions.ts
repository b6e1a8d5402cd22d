/** The conditions of a search as they stand in a page's address: the same words as the API's, without brackets, `page` for `page_num`. */
import type { SearchConditions } from '../../../contract/courses.ts';
import type { FieldError } from '../../../contract/errors.ts';

const lists = ['municipality', 'time_band', 'step_band', 'scene', 'facility'] as const;
const numbers = ['line', 'station', 'near_station'] as const;
const scalars = ['keyword', 'category', 'sort', 'page', ...numbers] as const;

/** What is no number becomes NaN, which the server names as a wrong value. */
const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

export interface ReadConditions {
  conditions: SearchConditions;
  /** Conditions that stand twice where one is meant. */
  repeated: FieldError[];
}

export function readConditions(query: URLSearchParams): ReadConditions {
  const one = (name: string) => query.get(name)?.trim() || undefined;
  const many = (name: string) => [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)].filter(Boolean))];
  const number = (name: string) => {
    const text = one(name);
    return text === undefined ? undefined : numberOf(text);
  };
  return {
    conditions: {
      keyword: one('keyword'),
      municipality: many('municipality'),
      time_band: many('time_band').map(numberOf),
      step_band: many('step_band').map(numberOf),
      scene: many('scene'),
      facility: many('facility') as SearchConditions['facility'],
      line: number('line'),
      station: number('station'),
      near_station: number('near_station'),
      category: one('category') as SearchConditions['category'],
      sort: (one('sort') ?? 'recommended') as SearchConditions['sort'],
      page_num: number('page') ?? 1,
    },
    repeated: scalars.filter((name) => query.getAll(name).length > 1).map((field) => ({ field, kind: 'repeated' })),
  };
}

/** "Nearest first" from where the person is: their place is known to their browser only. */
export const isFromHere = ({ sort, near_station }: SearchConditions): boolean =>
  sort === 'near' && near_station === undefined;

type ConditionChange = Partial<Record<keyof SearchConditions, unknown>>;

/** Conditions → the words of an address, with changes; a change other than of the page leads to the first page. */
export function toQuery(
  conditions: SearchConditions,
  change: ConditionChange = {},
): Record<string, string | number | readonly (string | number)[] | undefined> {
  const { page_num, sort, ...rest } = {
    ...conditions,
    ...('page_num' in change ? {} : { page_num: 1 }),
    ...change,
  } as SearchConditions;
  return { ...rest, sort: sort === 'recommended' ? undefined : sort, page: page_num > 1 ? page_num : undefined };
}

/** Conditions that narrow the search, one by one; the path's own line is not among them. */
export function activeConditions(
  conditions: SearchConditions,
): { name: keyof SearchConditions; value: string | number }[] {
  const active: { name: keyof SearchConditions; value: string | number }[] = [];
  for (const name of ['keyword', 'category', ...numbers] as const) {
    const value = conditions[name];
    if (value !== undefined) active.push({ name, value });
  }
  for (const name of lists) for (const value of conditions[name]) active.push({ name, value });
  return active;
}

/** The conditions without one value of one of them. */
export function without(
  conditions: SearchConditions,
  name: keyof SearchConditions,
  value: string | number,
): ConditionChange {
  const current = conditions[name];
  return { [name]: Array.isArray(current) ? (current as unknown[]).filter((item) => item !== value) : undefined };
}
