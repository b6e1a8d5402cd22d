import { expect, test } from 'vitest';
import { around, between, freeId, isLargeEnough, moved, resized, withEntry } from '../../ui/CoverEditor/areas.ts';

const box = { x: 70, y: 10, width: 20, height: 20 };

test('an area stays as large as it is at the edge of the picture', () => {
  expect(moved(box, { x: 50, y: -50 })).toEqual({ x: 80, y: 0, width: 20, height: 20 });
});

test('its corner stays in the picture, and it never becomes too small to be seen', () => {
  expect(resized(box, { x: 50, y: 5 })).toEqual({ x: 70, y: 10, width: 30, height: 25 });
  expect(resized(box, { x: -50, y: -50 })).toEqual({ x: 70, y: 10, width: 3, height: 3 });
});

test.each([
  ['x', 95, { x: 80, width: 20 }],
  ['y', 5, { y: 5, height: 20 }],
  ['width', 95, { x: 70, width: 30 }],
  ['height', 1, { height: 3 }],
] as const)('a number for %s is made to fit', (name, value, expected) => {
  expect(withEntry(box, name, value)).toMatchObject(expected);
});

test('a press puts an area around it, within the picture', () => {
  expect(around(50, 50)).toEqual({ x: 40, y: 40, width: 20, height: 20 });
  expect(around(1, 99)).toEqual({ x: 0, y: 80, width: 20, height: 20 });
});

test('it is drawn in any direction, also from outside of the picture', () => {
  expect(between({ x: 60, y: 40 }, { x: 20.4, y: 10 })).toEqual({ x: 20, y: 10, width: 40, height: 30 });
  expect(between({ x: -5, y: 50 }, { x: 10, y: 120 })).toEqual({ x: 0, y: 50, width: 10, height: 50 });
  expect(isLargeEnough(between({ x: 10, y: 10 }, { x: 12, y: 30 }))).toBe(false);
});

test('ids are not used twice', () => {
  const area = { ...box, style: 'box' as const };
  expect(freeId([])).toBe('1');
  expect(
    freeId([
      { ...area, id: '3' },
      { ...area, id: '1' },
    ]),
  ).toBe('4');
});
