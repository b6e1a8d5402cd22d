import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color, radius } = vars;

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const plainList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.xs });
export const map = style({
  margin: 0,
  maxWidth: '40rem',
  display: 'grid',
  gap: space.xs,
  overflow: 'hidden',
  borderRadius: radius.control,
});
export const decision = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.m,
  borderBlock: `1px solid ${color.border.subtle}`,
});
