import { describe, expect, test } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { mapColors } from '../../tokens/map.ts';
import { allowedPairs, focusGrounds, resolveColor, resolvePair } from '../../tokens/pairs.ts';

const needed = { text: 7, boundary: 3 };

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  test.each(allowedPairs.map((pair) => resolvePair(mode, pair)))(
    '$use $front on $back',
    ({ use, frontColor, backColor }) => {
      expect(contrast(frontColor, backColor)).toBeGreaterThanOrEqual(needed[use]);
    },
  );

  test.each(focusGrounds)('the focus is seen on %s', (ground) => {
    const back = resolveColor(mode, ground);
    const lines = ['focus.ring', 'focus.edge'].map((line) => contrast(resolveColor(mode, line), back));
    expect(Math.max(...lines)).toBeGreaterThanOrEqual(3);
  });
});

describe('on the map', () => {
  const grounds = ['land', 'water', 'park'] as const;

  test.each(grounds)('text on %s', (ground) => {
    expect(contrast(mapColors.text, mapColors[ground])).toBeGreaterThanOrEqual(7);
  });

  test.each(grounds)('lines and markers on %s', (ground) => {
    for (const line of ['boundary', 'rail', 'route', 'cooperation', 'sponsor', 'equipment'] as const) {
      expect(contrast(mapColors[line], mapColors[ground]), line).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the measure itself: black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0f5a3c', '#0f5a3c')).toBe(1);
});
