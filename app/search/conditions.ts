/**
 * The conditions of a search as they stand in a page's address: the same words as the API's, without brackets, and
 * `page` for `page_num`. They stay text: what is no number is refused by the API, in process and over HTTP alike.
 */
import type { FieldError } from '../../contract/errors.ts';

/** Conditions of which there may be several, those of which there is one, and what is no condition, with its default. */
export interface ConditionNames<List extends string, Scalar extends string, Other extends string> {
  lists: readonly List[];
  scalars: readonly Scalar[];
  others: Readonly<Record<Other | 'page', string>>;
}

export type ConditionsOf<List extends string, Scalar extends string, Other extends string> = Record<List, string[]> &
  Partial<Record<Scalar, string>> &
  Record<Other | 'page', string>;

export interface ActiveCondition<Name extends string> {
  name: Name;
  value: string;
}

export type Query = Record<string, string | readonly string[] | undefined>;

/** How the conditions of one search are read from an address and written into one. */
export function defineConditions<List extends string, Scalar extends string, Other extends string>({
  lists,
  scalars,
  others,
}: ConditionNames<List, Scalar, Other>) {
  type Conditions = ConditionsOf<List, Scalar, Other>;
  type Change = Partial<Record<keyof Conditions, unknown>>;
  type Active = ActiveCondition<List | Scalar>;
  const otherNames = Object.keys(others) as (Other | 'page')[];
  const several = (conditions: Conditions, name: List): readonly string[] => conditions[name];
  const one = (conditions: Conditions, name: Scalar): string | undefined => conditions[name];

  return {
    /** Parameters that stand twice where one is meant. */
    repeatedIn: (query: URLSearchParams): FieldError[] =>
      [...scalars, ...otherNames]
        .filter((name) => query.getAll(name).length > 1)
        .map((field) => ({ field, kind: 'bad_input' as const })),

    read(query: URLSearchParams): Conditions {
      const first = (name: string) => query.get(name)?.trim() || undefined;
      const all = (name: string) => [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)].filter(Boolean))];
      return Object.fromEntries([
        ...lists.map((name) => [name, all(name)]),
        ...scalars.map((name) => [name, first(name)]),
        ...otherNames.map((name) => [name, first(name) ?? others[name]]),
        // By its names it has every part.
      ]) as Conditions;
    },

    /** Conditions → the words of an address, with changes; a change other than of the page leads to the first page. */
    toQuery(conditions: Conditions, change: Change = {}): Query {
      const changed = { ...conditions, page: '1', ...change } as Record<string, string | readonly string[] | undefined>;
      return Object.fromEntries([
        ...[...lists, ...scalars].map((name) => [name, changed[name]]),
        ...otherNames.map((name) => [name, changed[name] === others[name] ? undefined : String(changed[name])]),
      ]);
    },

    /** Conditions that narrow the search, one by one. */
    active: (conditions: Conditions): Active[] => [
      ...scalars.flatMap((name) => {
        const value = one(conditions, name);
        return value === undefined ? [] : [{ name, value }];
      }),
      ...lists.flatMap((name) => several(conditions, name).map((value) => ({ name, value }))),
    ],

    /** The change that takes one value of one condition away. */
    without(conditions: Conditions, { name, value }: Active): Change {
      const current: unknown = conditions[name];
      return { [name]: Array.isArray(current) ? current.filter((item) => item !== value) : undefined } as Change;
    },
  };
}
