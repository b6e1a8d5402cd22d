import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';

const { color, space } = vars;

export const banner = style({
  background: color.surface.card,
  borderBottom: `2px solid ${color.border.control}`,
  // From edge to edge of the page: a ring around it would be cut off.
  outlineOffset: '-6px',
  '@media': { print: { display: 'none' } },
});
/** Words and answers under one another; side by side on l. */
export const inner = style(
  responsive({
    base: { display: 'grid', gap: space.s, paddingBlock: space.s, wordBreak: 'auto-phrase' as 'normal' },
    l: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space.m },
  }),
);
