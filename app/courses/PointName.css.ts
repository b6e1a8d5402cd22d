import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const japanese = style({
  fontWeight: 'normal',
  color: vars.color.text.secondary,
  '@media': { print: { color: 'CanvasText' } },
});
