import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});
export const submit = style({ justifySelf: 'start' });
