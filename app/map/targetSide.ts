/** The least side of what can be pressed, in pixels, as the reader's text size has it. */
export const targetSide = (): number =>
  Math.max(44, 2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
