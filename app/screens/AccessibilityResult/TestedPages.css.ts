import { style } from '@vanilla-extract/css';
import { media } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cluster } from '../../../ui/layout.css.ts';

const { color, space } = vars;

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.hair} ${space.m}` });
export const details = style([text.small, { color: color.text.secondary }]);
/** Under one another in a column; side by side where a row is an entry. */
export const values = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  '@media': { [`screen and ${media.s}`]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m } },
});
export const meaning = style([cluster.xs, { flexWrap: 'nowrap' }]);
export const value = style([meaning, { whiteSpace: 'nowrap' }]);
