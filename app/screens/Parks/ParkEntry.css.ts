import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

const { space, radius } = vars;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(4.5rem, 22vw, 8rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s,
});
export const picture = style({ overflow: 'hidden', borderRadius: radius.control });
export const kana = style([text.small, { color: vars.color.text.secondary }]);
export const passing = style([text.small, { marginTop: space.xs }]);

/** Two columns of municipalities where there is room: most have one to three parks, and rows would stand half empty. */
export const towns = style(
  responsive({
    base: { marginBlockStart: space.xl },
    l: { columns: 2, columnGap: space.l },
  }),
);
// At the top of a column a margin would be cut off: below instead of above, so that both begin at one height.
globalStyle(`${towns} > *`, { breakInside: 'avoid', marginBlock: `0 ${space.l}` });
