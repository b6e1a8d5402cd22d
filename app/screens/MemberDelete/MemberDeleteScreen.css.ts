import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.border.subtle}` });
export const item = style({
  display: 'flex',
  gap: space.s,
  paddingBlock: space.xs,
  borderBottom: `1px solid ${color.border.subtle}`,
});
export const sign = style({ flex: 'none', marginBlockStart: '.3em', color: color.text.secondary });
