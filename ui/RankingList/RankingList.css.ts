import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { dotsAcross } from '../Footpath/dots.ts';

const { color, space } = vars;

export const list = style({ borderTop: `1px solid ${color.border.subtle}` });

const line = style({
  // The link covers its whole line.
  position: 'relative',
  borderBottom: `1px solid ${color.border.subtle}`,
});

export const large = style([
  line,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: `${space.hair} ${space.s}`,
    paddingBlock: space.s,
    selectors: {
      '&[data-figure]': { gridTemplateColumns: 'clamp(5rem, 26vw, 12rem) minmax(0, 1fr)' },
    },
  },
]);
export const compact = style([line, { display: 'flow-root', paddingBlock: '.75rem' }]);
/** Room for the rank, beside which everything else stands in a line. */
const rankRoom = '5.5rem';

/** Read after the name, seen before it: it has no words. */
export const figure = style({
  gridColumn: 1,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
});
const beside = { '[data-figure] > &': { gridColumn: 2 } };

export const name = style([
  text.subheading,
  { selectors: { ...beside, [`${compact} > &`]: { fontSize: '1.125rem' } } },
]);
export const rank = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.bold,
  selectors: {
    [`${large} &`]: { display: 'block', fontSize: '1.75rem' },
    [`${compact} &`]: { float: 'inline-start', width: rankRoom, fontSize: '1.25rem' },
  },
});
export const link = style({
  selectors: { [`${compact} &`]: { display: 'flow-root', marginInlineStart: rankRoom } },
});
export const shared = style({
  color: color.text.secondary,
  fontSize: '1rem',
  fontWeight: 400,
  selectors: { [`${compact} &`]: { display: 'block' } },
});

export const details = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.hair,
    selectors: {
      ...beside,
      [`${compact} > &`]: { marginInlineStart: rankRoom, marginBlockStart: space.hair },
    },
  },
]);
export const count = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });

/** As long as its part of the largest count, and never so short that no step is seen. */
export const path = style({ ...dotsAcross, minWidth: '1rem' });
