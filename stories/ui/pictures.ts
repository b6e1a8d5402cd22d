import { lightTints, type Scene } from '../../tokens/primitives.ts';

const hill = (width: number, height: number, at: number, lift: number) =>
  `M0 ${height * at} C ${width * 0.25} ${height * (at - lift)} ${width * 0.45} ${height * (at + lift / 2)} ${width * 0.6} ${height * at} S ${width * 0.9} ${height * (at - lift)} ${width} ${height * at} V ${height} H 0 Z`;

/** A drawn view of hills and water as an address of its own: stories need no network and no photographs. */
function drawn(width: number, height: number, sky: Scene, ground: Scene): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${lightTints[sky]}"/><circle cx="${width * 0.7}" cy="${height * 0.28}" r="${Math.min(width, height) * 0.12}" fill="#ffd34d"/><path d="${hill(width, height, 0.62, 0.2)}" fill="${lightTints.hills}"/><path d="${hill(width, height, 0.78, 0.1)}" fill="${lightTints[ground]}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** In two sizes, as a server would offer them. */
export function picture(sky: Scene, ground: Scene, shape: 'wide' | 'tall' = 'wide') {
  const [width, height] = shape === 'wide' ? [640, 480] : [480, 640];
  const sizes = [width / 2, width].map((each) => `${drawn(each, (each / width) * height, sky, ground)} ${each}w`);
  return { src: drawn(width, height, sky, ground), srcSet: sizes.join(', '), width, height };
}

/** An address that holds no picture: the browser fails on it at once. */
export const brokenPicture = { src: 'data:image/png;base64,AAAA', width: 640, height: 480 };
