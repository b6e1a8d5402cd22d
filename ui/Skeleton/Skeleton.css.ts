import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** Still: what waits need not flicker. */
export const line = style({
  height: '1em',
  marginBlock: '.4em',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  outline: '1px solid transparent',
  selectors: { '&:last-child:not(:first-child)': { width: '60%' } },
});
export const picture = style([line, { height: 'auto', aspectRatio: '8 / 5', marginBlock: 0 }]);
