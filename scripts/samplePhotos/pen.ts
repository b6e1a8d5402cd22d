/** A few strokes for the drawings of sample photos: shapes as SVG text, in a frame of 1200 × 900 or 900 × 1200. */

export interface Scene {
  width: number;
  height: number;
  /** SVG elements, the farthest first. */
  shapes: string[];
}

export const wide = (...shapes: string[]): Scene => ({ width: 1200, height: 900, shapes });
export const tall = (...shapes: string[]): Scene => ({ width: 900, height: 1200, shapes });

/** The same numbers each time, so that a drawing is made again as it was. */
export function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.round((from + (state / 2 ** 32) * (to - from)) * 10) / 10;
  };
}

export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const more = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`);
export const box = (x: number, y: number, width: number, height: number, fill: string, opacity = 1, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${round ? ` rx="${round}"` : ''}${more(opacity)}/>`;
export const dot = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more(opacity)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more(opacity)}/>`;
export const shape = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}"${more(opacity)}/>`;
export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more(opacity)}/>`;

/** The sky, from its top colour to the colour above the ground, in even bands. */
export function sky(colours: readonly string[], height: number, width = 1200): string {
  const band = height / colours.length;
  return times(colours.length, (at) => box(0, at * band, width, band + 2, colours[at]!));
}

/** Land with a soft outline that rises and falls, down to the lower edge. */
export function land(y: number, lift: number, fill: string, { width = 1200, height = 900, bends = 4, from = 1 } = {}) {
  const step = width / bends;
  const curve = times(bends, (at) => {
    const side = (at + from) % 2 ? -1 : 1;
    return ` Q ${step * (at + 0.5)} ${y + side * lift} ${step * (at + 1)} ${y}`;
  });
  return shape(`M0 ${y}${curve} V${height} H0 Z`, fill);
}

/** The top of a tree or a bush: a few overlapping rounds. */
export function leaves(x: number, y: number, size: number, fill: string, seed: number, count = 9): string {
  const roll = dice(seed);
  return times(count, () =>
    dot(x + roll(-size, size), y + roll(-size * 0.7, size * 0.7), roll(size * 0.35, size * 0.6), fill),
  );
}

export const trunk = (x: number, y: number, height: number, width: number, fill: string) =>
  shape(`M${x - width / 2} ${y} L${x - width / 3} ${y - height} H${x + width / 3} L${x + width / 2} ${y} Z`, fill);
