import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const scroller = style({ overflowX: 'auto' });
export const table = style({ borderCollapse: 'collapse', minWidth: '100%', lineHeight: vars.font.leadingTight });
export const caption = style({ textAlign: 'start', fontWeight: vars.font.bold, paddingBlockEnd: space.xs });

const cell = style({
  padding: `.75rem ${space.s}`,
  border: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
  minWidth: '6rem',
  selectors: { '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});
export const columnHeader = style([
  cell,
  { background: color.surface.sunken, borderBottom: `2px solid ${color.border.control}` },
]);
export const rowHeader = style([cell, { background: color.surface.sunken }]);
export const data = style([cell, { background: color.surface.card }]);
