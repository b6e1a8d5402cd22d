import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

export const picture = style({ width: 'min(22rem, 100%)', height: 'auto' });
export const water = style({
  fill: vars.color.tint.waterside,
  stroke: vars.color.route.line,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const ripple = style({
  fill: 'none',
  stroke: vars.color.route.line,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const step = style({
  fill: vars.color.route.footpath,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
