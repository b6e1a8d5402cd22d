import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${space.m}`,
});
export const buttons = style({ display: 'grid', gap: space.xs, paddingBlockStart: space.s });
/** A name may be one long word. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
