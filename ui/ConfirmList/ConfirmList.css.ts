import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';
import { screenOnly } from '../layout.css.ts';

const { color, space } = vars;

export const list = style({ borderTop: `1px solid ${color.border.subtle}` });

/** One under another on s; above, the way back to the field stands at the end of the row. */
export const row = style(
  responsive({
    base: {
      display: 'grid',
      gap: `0 ${space.m}`,
      padding: '.75rem 0',
      borderBottom: `1px solid ${color.border.subtle}`,
    },
    m: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr) minmax(6rem, auto)', alignItems: 'start' },
  }),
);
const line = { minWidth: 0, paddingBlock: '.375rem' } as const;
export const term = style(line);
export const value = style({
  ...line,
  overflowWrap: 'anywhere',
  // The line breaks of a longer answer are part of it.
  whiteSpace: 'pre-line',
  selectors: { '&[data-empty]': { color: color.text.secondary } },
});
export const dots = style({ letterSpacing: '.2em' });
/** Not on paper. Its room is there in every row, so that the values stand in line. */
export const change = style([screenOnly, { justifySelf: 'start', '@media': { [media.m]: { justifySelf: 'end' } } }]);
