import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';

/** The list of headings before the text; beside it where there is room. */
export const withContents = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)' },
  }),
);
