import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});
export const field = style({ flex: '0 1 24rem' });
