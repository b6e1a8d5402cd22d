/** What is told of a file before it is decoded, and where areas lie in whole pixels. */
import { describe, expect, test } from 'vitest';
import { pixelsOf } from '../../app/photo/cover.ts';
import { checkFile, sizeProblem } from '../../app/photo/limits.ts';
import { formatOf, readHead } from '../../app/photo/readHead.ts';
import { problemOfStep } from '../../app/screens/PhotoUpload/fields.ts';
import type { Problem } from '../../contract/problem.ts';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? part : [...part].map((each) => each.charCodeAt(0)))),
  );
const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const padded = (head: Uint8Array) => new Uint8Array([...head, ...new Uint8Array(64)]);

const png = (width: number, height: number) =>
  padded(bytes('\x89PNG\r\n\x1a\n', ...be32(13), 'IHDR', ...be32(width), ...be32(height)));
const jpeg = (width: number, height: number) =>
  padded(
    bytes(
      ...[0xff, 0xd8, 0xff, 0xe1, ...be16(6), 1, 2, 3, 4],
      // Filled, and tables before the frame.
      ...[0xff, 0xff, 0xc4, ...be16(3), 0],
      ...[0xff, 0xc2, ...be16(17), 8, ...be16(height), ...be16(width)],
    ),
  );
const webp = (width: number, height: number) =>
  padded(bytes('RIFF', ...be32(0), 'WEBPVP8X', 10, 0, 0, 0, 0, 0, 0, 0, ...three(width - 1), ...three(height - 1)));
const three = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
const heic = (...sizes: [number, number][]) =>
  padded(
    bytes(
      ...be32(24),
      'ftypheic',
      ...be32(0),
      'mif1heic',
      ...sizes.flatMap(([width, height]) => [...be32(20), 'ispe', ...be32(0), ...be32(width), ...be32(height)]),
    ),
  );

describe('a file is what it holds', () => {
  test.each([
    ['jpeg', jpeg(4032, 3024)],
    ['png', png(4032, 3024)],
    ['webp', webp(4032, 3024)],
    ['heic', heic([512, 512], [4032, 3024], [320, 240])],
  ] as const)('%s, with its size', (format, file) => {
    expect(readHead(file)).toEqual({ format, size: { width: 4032, height: 3024 } });
  });

  test.each([
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'PK\x03\x04',
    '\0\0\0\x18ftypavif',
  ])('no picture: %j', (text) => {
    expect(formatOf(bytes(text))).toBeNull();
    expect(readHead(bytes(text))).toBeNull();
  });

  test.each([jpeg(4032, 3024), png(1, 1), webp(1, 1), heic([1, 1])])(
    'that is cut off has no size, and breaks nothing',
    (file) => {
      for (let length = 0; length < 40; length += 1) expect(() => readHead(file.slice(0, length))).not.toThrow();
    },
  );
});

describe('a file in boxes', () => {
  const boxes = (...brands: string[]) =>
    bytes(...be32(12 + 4 * brands.length), 'ftyp', brands[0]!, ...be32(0), ...brands.slice(1), 'heic');
  test.each([
    // What follows the box of the brands is none of them.
    [['heic'], 'heic'],
    [['mif1', 'heic'], 'heic'],
    [['msf1', 'miaf', 'hevc'], 'heic'],
    [['mif1', 'miaf', 'MiHB', 'heix'], 'heic'],
    [['mif1', 'avif'], null],
    [['avif', 'mif1', 'miaf'], null],
    [['mif1'], null],
    [['isom', 'mp42'], null],
  ] as const)('of the brands %j: %s', (brands, format) => {
    expect(formatOf(boxes(...brands))).toBe(format);
  });
});

describe('limits', () => {
  test.each([
    [{ width: 8000, height: 5000 }, null],
    [{ width: 8000, height: 5001 }, 'tooManyPixels'],
    [{ width: 20_001, height: 400 }, 'tooManyPixels'],
    [{ width: 320, height: 320 }, null],
    [{ width: 319, height: 4000 }, 'tooSmall'],
  ] as const)('%j: %s', (size, problem) => {
    expect(sizeProblem(size)).toBe(problem);
  });

  test('are seen in the header, so that a bomb is never decoded', async () => {
    expect(await checkFile(new Blob([png(60_000, 60_000)]))).toEqual({ problem: 'tooManyPixels' });
    expect(await checkFile(new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toEqual({ problem: 'tooLarge' });
    expect(await checkFile(new Blob([]))).toEqual({ problem: 'notImage' });
    expect(await checkFile(new File([jpeg(800, 600)], 'photo.exe'))).toMatchObject({ head: { format: 'jpeg' } });
  });
});

test('an area covers every pixel that it touches, and none outside of the picture', () => {
  const area = { id: '1', style: 'box' as const, x: 33, y: 33, width: 33, height: 33 };
  expect(pixelsOf(area, { width: 101, height: 99 })).toEqual({ x: 33, y: 32, width: 34, height: 34 });
  expect(pixelsOf({ ...area, x: 90, width: 10 }, { width: 101, height: 99 })).toMatchObject({ x: 90, width: 11 });
  expect(pixelsOf({ ...area, x: -20, y: 95, width: 200, height: 50 }, { width: 100, height: 100 })).toEqual({
    ...{ x: 0, y: 95, width: 100, height: 5 },
  });
});

describe('what the server refuses of a post', () => {
  const image = { field: 'image', kind: 'bad_input' } as const;

  test('is told at the step that has the field', () => {
    const both: Problem = { kind: 'refused', fields: [image, { field: 'month', kind: 'not_valid' }] };
    expect(problemOfStep(both, 'picture')).toEqual({ kind: 'refused', fields: [image] });
    expect(problemOfStep(both, 'words')).toEqual({
      kind: 'refused',
      fields: [{ field: 'taken_month', kind: 'not_valid' }],
    });
  });

  test('is no complaint of the step that has none of the fields', () => {
    expect(problemOfStep({ kind: 'refused', fields: [image] }, 'words')).toBeNull();
    expect(problemOfStep({ kind: 'failed', code: 'E413' }, 'words')).toBeNull();
    expect(problemOfStep({ kind: 'unavailable' }, 'words')).toEqual({ kind: 'unavailable' });
  });
});
