import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;
/** Paper is narrow, too, but from A5 on has room for a table. */
const s = `screen and ${media.s}, print and (max-width: 499px)`;

/** A table; on small screens every row is an entry of its own, and each cell says which column it is. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: vars.font.leadingTight,
  '@media': { [s]: { display: 'block' } },
});
export const caption = style({
  textAlign: 'start',
  fontWeight: vars.font.bold,
  paddingBlockEnd: space.xs,
  '@media': { [s]: { display: 'block' } },
});
/** Where each cell says which column it is, this would say it twice; and some browsers forget a table whose parts are blocks. */
export const head = style({ '@media': { [s]: { display: 'none' } } });
export const body = style({ '@media': { [s]: { display: 'block' } } });
export const row = style({
  borderTop: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.border.subtle}` } },
  '@media': {
    [s]: { display: 'flex', flexWrap: 'wrap', gap: `${space.hair} ${space.s}`, paddingBlock: space.s },
  },
});

const cell = style({
  padding: `.75rem ${space.m} .75rem 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    // The same width in every table, so that tables of the same columns stand in line.
    '&[data-width=short]': { width: '6.5rem', whiteSpace: 'nowrap' },
    '&[data-width=wide]': { width: '28%' },
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [s]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `0 ${space.xs}`,
      padding: 0,
      selectors: {
        '&:not([data-width=short])': { width: '100%' },
        '&[data-width=short]': { width: 'auto' },
      },
    },
    'print and (min-width: 500px)': {
      paddingBlock: space.hair,
      paddingInlineEnd: space.s,
      selectors: { '&[data-width=short]': { width: '4.5rem' } },
    },
  },
});
export const columnHeader = style([
  cell,
  { borderBottom: `2px solid ${color.border.control}`, verticalAlign: 'bottom' },
]);
export const rowHeader = cell;
export const data = cell;
/** The column's name beside its value, where the head is not shown. */
export const label = style({
  display: 'none',
  color: color.text.secondary,
  '@media': { [s]: { display: 'inline' } },
});
export const value = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
