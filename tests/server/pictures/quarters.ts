/** What pictures of tests show, also for tests in a browser. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Four fields of one colour each: top left red, top right green, bottom left blue, bottom right white. */
export const quarters = {
  topLeft: { r: 220, g: 30, b: 30 },
  topRight: { r: 30, g: 160, b: 60 },
  bottomLeft: { r: 30, g: 60, b: 220 },
  bottomRight: { r: 250, g: 250, b: 250 },
} satisfies Record<string, Rgb>;

/** The greatest difference of a channel. */
export const distance = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b));
