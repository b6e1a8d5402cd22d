/** Stamps on cards, ten places each, in the order in which they were earned. */
import type { Stamp } from '../../../contract/walks.ts';

const cardSize = 10;
/** So that the first card is not mostly empty places. */
const firstSize = 5;

export interface StampCardPage {
  /** From 1. */
  number: number;
  count: number;
  /** Of all cards. */
  total: number;
  /** Those before this card. */
  before: number;
  /** On this card, the first one first. */
  stamps: readonly Stamp[];
  /** How many this card has room for. */
  places: number;
}

/**
 * One card; the last one when none is asked for.
 * @param newestFirst all stamps
 * @param wanted from the address; null where it asks for none
 * @returns null when there is no such card
 */
export function cardOf(newestFirst: readonly Stamp[], wanted: string | null): StampCardPage | null {
  const total = newestFirst.length;
  const count = Math.max(1, Math.ceil(total / cardSize));
  const number = wanted === null ? count : /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 0;
  if (number < 1 || number > count) return null;
  const before = (number - 1) * cardSize;
  return {
    ...{ number, count, total, before },
    stamps: newestFirst.toReversed().slice(before, before + cardSize),
    places: total < firstSize ? firstSize : cardSize,
  };
}
