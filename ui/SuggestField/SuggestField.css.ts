import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/** The list lies over what follows: nothing on the page moves while somebody types. */
export const list = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: '20rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.card,
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minHeight: vars.size.target,
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.border.subtle}`,
  color: color.text.primary,
  textDecoration: 'none',
  fontSize: '1.125rem',
  selectors: {
    '&[aria-selected="true"], &:hover': { background: color.surface.action, color: color.text.onAction },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '3px solid Highlight' } } },
  },
});
export const detail = text.small;
globalStyle(`${option}[aria-selected="true"] ${detail}, ${option}:hover ${detail}`, { color: 'inherit' });
