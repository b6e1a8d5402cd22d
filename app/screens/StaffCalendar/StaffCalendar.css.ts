import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  overflowWrap: 'anywhere',
});
