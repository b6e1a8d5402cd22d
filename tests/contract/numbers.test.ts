/** Bands, effort and geometry. */
import { describe, expect, it } from 'vitest';
import { bandOf, effort, stepBands, timeBands } from '../../contract/bands.ts';
import { apportion, bearing, compassOf, distanceM, lengthM } from '../../contract/geo.ts';
import { seeded } from './seeded.ts';

describe('bands', () => {
  it.each([
    [0, 1],
    [29, 1],
    [29.9, 1],
    [30, 2],
    [59, 2],
    [60, 3],
    [89, 3],
    [90, 4],
    [119, 4],
    [120, 5],
    [100_000, 5],
  ])('%d minutes are in time band %i', (minutes, band) => {
    expect(bandOf(timeBands, minutes)).toBe(band);
  });

  it.each([
    [0, 1],
    [5999, 1],
    [6000, 2],
    [7999, 2],
    [8000, 3],
    [9999, 3],
    [10_000, 4],
    [1_000_000, 4],
  ])('%d steps are in step band %i', (steps, band) => {
    expect(bandOf(stepBands, steps)).toBe(band);
  });

  it.each([
    ['time', timeBands],
    ['step', stepBands],
  ])('the %s bands leave no gap and do not overlap', (_, bands) => {
    expect(bands.map(({ id }) => id)).toEqual(bands.map((_, index) => index + 1));
    expect(bands[0]!.from).toBeNull();
    expect(bands.at(-1)!.to).toBeNull();
    for (const [index, { from }] of bands.slice(1).entries()) expect(from).toBe(bands[index]!.to);
  });
});

describe('effort', () => {
  it.each([
    [6200, { minutes: 93, kcal: 279, steps: 8860 }],
    // Half a minute more rounds up: 61.5, whatever binary fractions make of 4.1 × 15.
    [4100, { minutes: 62, kcal: 186, steps: 5860 }],
    [700, { minutes: 11, kcal: 33, steps: 1000 }],
    [1000, { minutes: 15, kcal: 45, steps: 1430 }],
    [4000, { minutes: 60, kcal: 180, steps: 5710 }],
    [5600, { minutes: 84, kcal: 252, steps: 8000 }],
    [0, { minutes: 0, kcal: 0, steps: 0 }],
  ])('of %d m', (distance, expected) => {
    expect(effort(distance)).toEqual(expected);
  });
});

describe('geometry', () => {
  const tokyo = { lat: 35.681236, lng: 139.767125 };
  const shinjuku = { lat: 35.690921, lng: 139.700258 };

  it('measures a degree of latitude, of longitude at the equator, and a known way', () => {
    expect(distanceM({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1);
    expect(distanceM({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, -1);
    expect(distanceM({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_597, -1);
    expect(distanceM(tokyo, shinjuku)).toBeGreaterThan(6100);
    expect(distanceM(tokyo, shinjuku)).toBeLessThan(6200);
    expect(distanceM(tokyo, tokyo)).toBe(0);
    expect(distanceM(tokyo, shinjuku)).toBeCloseTo(distanceM(shinjuku, tokyo), 6);
  });

  it('adds a line up', () => {
    expect(lengthM([])).toBe(0);
    expect(lengthM([tokyo])).toBe(0);
    expect(lengthM([tokyo, shinjuku, tokyo])).toBeCloseTo(2 * distanceM(tokyo, shinjuku), 6);
  });

  it.each([
    [1, 0, 0, 'n'],
    [1, 1, 45, 'ne'],
    [0, 1, 90, 'e'],
    [-1, 1, 135, 'se'],
    [-1, 0, 180, 's'],
    [-1, -1, 225, 'sw'],
    [0, -1, 270, 'w'],
    [1, -1, 315, 'nw'],
  ])('points by %d, %d to %d degrees, %s', (lat, lng, degrees, name) => {
    const found = bearing({ lat: 0, lng: 0 }, { lat: lat / 1000, lng: lng / 1000 });
    expect(found).toBeCloseTo(degrees, 1);
    expect(compassOf(found)).toBe(name);
  });

  it.each([
    [0, 'n'],
    [22.4, 'n'],
    [22.6, 'ne'],
    [337.4, 'nw'],
    [337.6, 'n'],
    [359.9, 'n'],
  ])('%d degrees is %s', (degrees, name) => {
    expect(compassOf(degrees)).toBe(name);
  });
});

describe('apportion', () => {
  function* cases(): Generator<{ total: number; weights: number[]; unit: number }> {
    const next = seeded(4711);
    for (let turn = 0; turn < 3000; turn += 1) {
      const unit = [1, 5, 10, 100][Math.floor(next() * 4)]!;
      const weights: number[] = Array.from({ length: 1 + Math.floor(next() * 30) }, () =>
        next() < 0.1 ? 0 : next() * 10 ** Math.floor(next() * 6),
      );
      if (!weights.some((weight) => weight > 0)) weights[0] = 1;
      yield { total: Math.floor(next() * 2000) * unit, weights, unit };
    }
  }

  it('adds up to the total exactly, in whole units, none off its share by a unit', () => {
    for (const { total, weights, unit } of cases()) {
      const parts = apportion(total, weights, unit);
      const sum = weights.reduce((a, b) => a + b, 0);
      const message = JSON.stringify({ total, weights, unit });
      expect(parts, message).toHaveLength(weights.length);
      expect(
        parts.reduce((a, b) => a + b, 0),
        message,
      ).toBe(total);
      for (const [index, part] of parts.entries()) {
        expect(part % unit, message).toBe(0);
        expect(part, message).toBeGreaterThanOrEqual(0);
        expect(Math.abs(part - (weights[index]! / sum) * total), message).toBeLessThan(unit + 1e-6);
      }
    }
  });

  it('gives what is left to the largest remainders, the first of equals first', () => {
    expect(apportion(10, [1, 1, 1], 1)).toEqual([4, 3, 3]);
    expect(apportion(100, [1, 2, 3], 10)).toEqual([20, 30, 50]);
    expect(apportion(0, [1, 2], 10)).toEqual([0, 0]);
  });
});
