/** Which things of a list are the same ones in another edition of it. */
import { isDeepStrictEqual } from 'node:util';
import { languages } from '../../contract/values.ts';

const fieldsOf = (value: unknown) => (typeof value === 'object' ? (value ?? {}) : {}) as Record<string, unknown>;
const isSame = (a: unknown, b: unknown) => a !== undefined && a === b;
const isNamedAlike = (a: unknown, b: unknown) => languages.some((lang) => isSame(fieldsOf(a)[lang], fieldsOf(b)[lang]));

/** 2: nothing differs; 1: the number, the name or the place is the same; 0: another thing. */
function likeness(one: unknown, other: unknown): 0 | 1 | 2 {
  if (isDeepStrictEqual(one, other)) return 2;
  const [a, b] = [fieldsOf(one), fieldsOf(other)];
  const isAtSamePlace = isSame(a.lat, b.lat) && isSame(a.lng, b.lng);
  return isSame(a.id, b.id) || isNamedAlike(a.name, b.name) || isAtSamePlace ? 1 : 0;
}

/** @returns places in both lists, in the order of both, so that what has moved is not taken for unchanged */
export function pairsOf(from: readonly unknown[], to: readonly unknown[]): [before: number, after: number][] {
  const alike = from.map((one) => to.map((other) => likeness(one, other)));
  // How alike the rest of the lists can be from each place on.
  const rest = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const paired = (i: number, j: number) => (alike[i]![j] ? alike[i]![j]! + rest[i + 1]![j + 1]! : 0);
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1)
      rest[i]![j] = Math.max(paired(i, j), rest[i + 1]![j]!, rest[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < from.length && j < to.length; ) {
    if (paired(i, j) && paired(i, j) === rest[i]![j]) pairs.push([i++, j++]);
    else if (rest[i + 1]![j] === rest[i]![j]) i += 1;
    else j += 1;
  }
  return pairs;
}
