/** Where a line is cut into the legs of a course. */
import { expect, it } from 'vitest';
import { lengthM } from '../../../contract/geo.ts';
import type { Position } from '../../../contract/values.ts';
import { cutLine } from '../../../server/import/cutLine.ts';

/** Along a parallel, a hundredth of a degree apart. */
const at = (step: number, north = 0): Position => ({ lat: 35.7 + north, lng: 139.7 + step / 100 });
const total = (parts: readonly Position[][]) => parts.reduce((sum, part) => sum + lengthM(part), 0);
/** Steps of each part; a cut at a position may name it twice. */
const rounded = (parts: readonly Position[][]) =>
  parts.map((part) => [...new Set(part.map(({ lng }) => Math.round((lng - 139.7) * 10_000) / 100))]);

it('between its positions where it has few', () => {
  const line = [at(0), at(4)];
  const parts = cutLine(line, [at(0), at(1, 0.0001), at(3, -0.0001), at(4)]);
  expect(rounded(parts)).toEqual([
    [0, 1],
    [1, 3],
    [3, 4],
  ]);
  expect(total(parts)).toBeCloseTo(lengthM(line), 3);
});

it('at its positions where it has them', () => {
  const line = [0, 1, 2, 3, 4].map((step) => at(step));
  expect(rounded(cutLine(line, [at(0), at(2), at(4)]))).toEqual([
    [0, 1, 2],
    [2, 3, 4],
  ]);
});

it('at the pass that leaves room for what comes after it', () => {
  // Out and back: the first place is passed again on the way back, a little nearer.
  const line = [at(0), at(1), at(2), at(3), at(2, 0.0001), at(1, 0.0001), at(0, 0.0001)];
  const parts = cutLine(line, [at(0), at(1, 0.0001), at(3), at(1, 0.0001), at(0, 0.0001)]);
  expect(parts.map((part) => Math.round(lengthM(part) / 100))).toEqual([9, 18, 18, 9]);
  expect(total(parts)).toBeCloseTo(lengthM(line), 3);
});

it('in order and whole, also where places stand the wrong way round', () => {
  const line = [at(0), at(4)];
  const parts = cutLine(line, [at(0), at(3), at(1), at(4)]);
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(part.length).toBeGreaterThanOrEqual(2);
  expect(total(parts)).toBeCloseTo(lengthM(line), 3);
});

it('where a line has as many positions as it may have', () => {
  const line = Array.from({ length: 20_000 }, (_, index) => at(index / 5000));
  const points = Array.from({ length: 20 }, (_, index) => at((index * 4) / 19));
  const parts = cutLine(line, points);
  expect(parts).toHaveLength(19);
  expect(total(parts)).toBeCloseTo(lengthM(line), 1);
});
