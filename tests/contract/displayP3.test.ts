import { describe, expect, it } from 'vitest';
import { displayP3ToSrgb, isDisplayP3 } from '../../contract/displayP3.ts';

type Xyz = readonly [number, number, number];
/** As a maker of telephones writes it into its pictures, and that of sRGB. */
const displayP3: Record<string, Xyz> = {
  ...{ rXYZ: [0.51512, 0.2412, -0.00105], gXYZ: [0.29198, 0.69225, 0.04189], bXYZ: [0.1571, 0.06657, 0.78407] },
};
const srgb: Record<string, Xyz> = {
  ...{ rXYZ: [0.43607, 0.22249, 0.01392], gXYZ: [0.38515, 0.71687, 0.09708], bXYZ: [0.14307, 0.06061, 0.7141] },
};

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);
const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));

/** A `colr` box with a profile of these tags, among other bytes. */
function heicWith(tags: Record<string, Xyz>, kind = 'prof'): Uint8Array {
  const names = Object.keys(tags);
  const first = 132 + names.length * 12;
  const profile = [
    ...Array.from({ length: 128 }, () => 0),
    ...u32(names.length),
    ...names.flatMap((name, index) => [...text(name), ...u32(first + index * 20), ...u32(20)]),
    ...names.flatMap((name) => [
      ...[...text('XYZ '), ...u32(0)],
      ...tags[name]!.flatMap((value) => u32(Math.round(value * 65536))),
    ]),
  ];
  return Uint8Array.from([
    ...text('....ftypheic and c and colr'),
    ...[...u32(profile.length + 12), ...text('colr'), ...text(kind), ...profile],
    ...text('mdat'),
  ]);
}

describe('isDisplayP3', () => {
  it.each([
    ['a profile of Display P3', heicWith(displayP3), true],
    ['a profile of sRGB', heicWith(srgb), false],
    ['a profile without primaries', heicWith({}), false],
    ['no profile but numbers', heicWith(displayP3, 'nclx'), false],
    ['nothing', new Uint8Array(), false],
  ])('%s', (_, bytes, expected) => {
    expect(isDisplayP3(bytes)).toBe(expected);
  });

  it('reads no further than the file reaches, wherever it is cut off', () => {
    const profile = heicWith(displayP3).slice(0, -4);
    expect(isDisplayP3(profile)).toBe(true);
    for (let end = 0; end < profile.length; end += 1) expect(isDisplayP3(profile.slice(0, end)), `${end}`).toBe(false);
  });
});

describe('displayP3ToSrgb', () => {
  it.each([
    ['grey and white stay', [128, 128, 128, 255, 255, 255, 255, 255, 0, 0, 0, 9], undefined],
    ['a green of sRGB comes back', [76, 158, 73, 255], [30, 160, 60, 255]],
    ['a red that sRGB has not is its reddest', [255, 0, 0, 255], [255, 0, 0, 255]],
  ])('%s', (_, pixels, expected) => {
    const converted = Uint8Array.from(pixels);
    displayP3ToSrgb(converted);
    for (const [index, value] of (expected ?? pixels).entries())
      expect(Math.abs(converted[index]! - value), `channel ${index}`).toBeLessThanOrEqual(2);
  });
});
