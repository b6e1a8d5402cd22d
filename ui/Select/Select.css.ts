import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { control } from '../Field/Field.css.ts';

export const box = style({ position: 'relative', maxWidth: '24rem' });
export const select = style([
  control,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    // Twice its class: a page that links the styles of another field after these brings those of `control` once more.
    selectors: { '&&': { paddingInlineEnd: '3rem' } },
  },
]);
export const caret = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s,
  marginBlock: 'auto',
  pointerEvents: 'none',
});
