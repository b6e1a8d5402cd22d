import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: vars.size.measure });
export const table = style({ width: '100%', borderCollapse: 'collapse', lineHeight: vars.font.leadingTight });
export const caption = style([text.label, { textAlign: 'start', paddingBlockEnd: space.xs }]);

const cell = style({
  paddingBlock: '.75rem',
  borderBottom: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // A column of words, not of letters.
  overflowWrap: 'normal',
});
export const columnHeader = style([
  cell,
  { borderBottom: `2px solid ${color.border.control}`, color: color.text.secondary, fontSize: '1rem' },
]);
const today = '[data-today] > &';
const edge = `3px solid ${color.route.footpath}`;
export const day = style([
  cell,
  {
    width: '1%',
    paddingInlineEnd: space.m,
    selectors: { [today]: { borderBlock: edge } },
  },
]);
/** The day and its tag are not broken; the tag may stand below. */
export const dayWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.hair} ${space.xs}`,
  whiteSpace: 'nowrap',
  '@media': { [media.m]: { flexWrap: 'nowrap' } },
});
export const hours = style([cell, { selectors: { [today]: { borderBlock: edge, fontWeight: vars.font.bold } } }]);
export const range = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const note = style({
  display: 'block',
  paddingBlockStart: space.hair,
  color: color.text.secondary,
  fontSize: '1rem',
  fontWeight: 400,
});
