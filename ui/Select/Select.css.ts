import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { control } from '../Field/Field.css.ts';

export const box = style({ position: 'relative', maxWidth: '24rem' });
export const select = style([control, { appearance: 'none', paddingInlineEnd: '3rem', textOverflow: 'ellipsis' }]);
export const caret = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s,
  marginBlock: 'auto',
  pointerEvents: 'none',
});
