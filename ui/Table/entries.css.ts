import { type StyleRule, style } from '@vanilla-extract/css';
import { breakpoint, media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** A table; where it is narrow every row is an entry of its own, and each cell says which column it is. */
function entriesWhere(screen: string, more: Record<'table' | 'label', StyleRule> = { table: {}, label: {} }) {
  /** Paper is narrow, too, but from A5 on has room for a table. */
  const narrow = `screen and ${screen}, print and (max-width: 499px)`;
  const table = style({
    ...more.table,
    width: '100%',
    borderCollapse: 'collapse',
    lineHeight: vars.font.leadingTight,
    '@media': { [narrow]: { display: 'block' } },
  });
  const caption = style({
    textAlign: 'start',
    fontWeight: vars.font.bold,
    paddingBlockEnd: space.xs,
    '@media': { [narrow]: { display: 'block' } },
  });
  /** Where each cell says which column it is, this would say it twice; and some browsers forget a table whose parts are blocks. */
  const head = style({ '@media': { [narrow]: { display: 'none' } } });
  const body = style({ '@media': { [narrow]: { display: 'block' } } });
  const row = style({
    borderTop: `1px solid ${color.border.subtle}`,
    selectors: { '&:last-child': { borderBottom: `1px solid ${color.border.subtle}` } },
    '@media': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', gap: `${space.hair} ${space.s}`, paddingBlock: space.s },
    },
  });

  const cell = style({
    padding: `.75rem ${space.m} .75rem 0`,
    textAlign: 'start',
    // Links are taller than words, which stand on one line with them.
    verticalAlign: 'baseline',
    selectors: {
      // The same width in every table, so that tables of the same columns stand in line.
      '&[data-width=short]': { width: '6.5rem', whiteSpace: 'nowrap' },
      '&[data-width=wide]': { width: '28%' },
      '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '&:last-child': { paddingInlineEnd: 0 },
    },
    '@media': {
      [narrow]: {
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
  const columnHeader = style([cell, { borderBottom: `2px solid ${color.border.control}`, verticalAlign: 'bottom' }]);
  const rowHeader = cell;
  const data = cell;
  /** The column's name beside its value, where the head is not shown. */
  const label = style({
    ...more.label,
    display: 'none',
    color: color.text.secondary,
    '@media': { [narrow]: { display: 'inline' } },
  });
  const value = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });

  return { table, caption, head, body, row, columnHeader, rowHeader, data, label, value };
}

export const entries = entriesWhere(media.s);
/** Long sentences would crowd out short ones, and need more room beside each other; the name of a column stands above each. */
export const sentences = entriesWhere(`(max-width: ${breakpoint.l - 0.01}em)`, {
  table: { tableLayout: 'fixed', overflowWrap: 'break-word' },
  label: { width: '100%' },
});
