import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** What belongs to it is not there on paper. */
export const favourite = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
});

/** Drawn by its edge, and filled once it is pressed. */
export const star = style({
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } },
});
