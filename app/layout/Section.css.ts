import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { split, stack } from '../../ui/layout.css.ts';

/** As far from what stands above as a section is: for text with headings of its own. */
export const apart = style({ marginBlockStart: vars.space.xl });

/** Room above says that something else begins; no line and no box is needed. */
export const section = style([
  stack.m,
  {
    marginBlockStart: vars.space.xl,
    // One under another in a split there is its gap besides.
    selectors: { [`${split} > & + &`]: { marginBlockStart: `calc(${vars.space.xl} - ${vars.space.l})` } },
    '@media': { [media.l]: { selectors: { [`${split} > & + &`]: { marginBlockStart: vars.space.xl } } } },
  },
]);
