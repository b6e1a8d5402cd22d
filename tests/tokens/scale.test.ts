import { expect, test } from 'vitest';
import { breakpoint } from '../../tokens/breakpoints.ts';
import { space, textSizeRatio } from '../../tokens/primitives.ts';

test('small ends at 768 px, large begins at 1100 px, in em', () => {
  expect(breakpoint.m * 16).toBeGreaterThan(768);
  expect(breakpoint.m * 16).toBeLessThan(769);
  expect(breakpoint.l * 16).toBe(1100);
});

test('space keeps the rhythm of 8 px, in rem', () => {
  for (const [name, value] of Object.entries(space)) {
    expect(value).toMatch(/rem$/);
    expect((Number.parseFloat(value) * 16) % (name === 'hair' ? 4 : 8), name).toBe(0);
  }
});

test('the three ratios of text size', () => {
  expect(textSizeRatio).toEqual({ '0': 0.75, '1': 1, '2': 1.25 });
});
