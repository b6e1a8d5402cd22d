/**
 * Small is up to 768 px, large from 1100 px; both in em, so that a reader's larger default size moves them.
 * (A media query's em is the browser's own font size, not the root's: data-text-size does not move them.)
 */
export const breakpoint = { m: 48.01, l: 68.75 } as const;

export const media = {
  /** phones, and anything at 400 % */
  s: `(max-width: ${breakpoint.m - 0.01}em)`,
  m: `(min-width: ${breakpoint.m}em)`,
  l: `(min-width: ${breakpoint.l}em)`,
  /** no room for a list and a map side by side */
  belowL: `(max-width: ${breakpoint.l - 0.01}em)`,
  /** a phone on its side, and anything at 400 % */
  low: '(max-height: 30em)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;
