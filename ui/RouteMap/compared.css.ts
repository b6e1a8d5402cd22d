import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Dotted, so that colours are not needed to tell it from the way that replaces it. */
export const earlier = style({
  display: 'block',
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  stroke: color.text.secondary,
  strokeWidth: 3,
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
});
