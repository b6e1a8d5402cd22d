import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color } = vars;

/** What stands, apart from one another: one is not ended for the other. */
export const entries = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.m });
export const entry = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  minWidth: 0,
});
export const written = style({ overflowWrap: 'anywhere' });
