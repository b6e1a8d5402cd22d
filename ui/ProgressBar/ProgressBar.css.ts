import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { dotsAcross } from '../Footpath/dots.ts';

export const words = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.xs });
export const value = style({ fontVariantNumeric: 'tabular-nums' });
/** the way to go */
export const track = style({ ...dotsAcross, position: 'relative', background: vars.color.border.control });
/** the way gone */
export const gone = style({
  position: 'absolute',
  inset: 0,
  insetInlineEnd: 'auto',
  background: vars.color.route.footpath,
  transition: `width ${vars.motion.calm}`,
});
/** The way gone is also wider below, so that it is seen without colour. */
export const ground = style({
  height: '.25rem',
  marginBlockStart: vars.space.hair,
  borderRadius: vars.radius.round,
  background: vars.color.route.footpath,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
