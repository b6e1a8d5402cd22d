import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { responsive } from '../tokens/responsive.ts';

const { space } = vars;

/** One under another. */
export const stack = styleVariants(
  { hair: space.hair, xs: space.xs, s: space.s, m: space.m, l: space.l, xl: space.xl },
  (gap) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }),
);

/** Side by side as long as there is room, then on the next line. */
export const cluster = styleVariants({ xs: space.xs, s: space.s, m: space.m }, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

/** Columns as wide as their content needs; in rem, so that large text gets fewer of them. */
export const grid = styleVariants({ cards: '17rem', wide: '24rem', narrow: '11rem' }, (least) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: space.m,
}));

/** Text and what belongs beside it; one column on s and m. */
export const split = style(
  responsive({
    base: { display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  }),
);

/** Lines no longer than are read easily. */
export const measure = style({ maxWidth: vars.size.measure });

export const pageWidth = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** Not on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
