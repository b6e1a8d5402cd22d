import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: '1.5em',
  listStyle: 'disc',
});
