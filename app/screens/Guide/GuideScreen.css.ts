import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cluster } from '../../../ui/layout.css.ts';

const { color, space, radius } = vars;

export const facts = style([cluster.s, text.small, { color: color.text.secondary, rowGap: 0 }]);

/** After a drawing a heading has the room above it that it has within a text. */
export const words = style({});
globalStyle(`${words} > h2:first-child`, { marginBlockStart: space.s });
// Sources are links in a list, each a target of its own.
globalStyle(`${words} > ul > li > a:only-child`, { display: 'inline-block', paddingBlock: '0.625rem' });

/** Tips explain with a wide drawing, outfits stand upright. */
export const figure = styleVariants({ tips: { maxWidth: '40rem' }, fashion: { maxWidth: '26rem' } });

const side = (columns: string) =>
  style(
    responsive({
      base: { display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
      l: { gridTemplateColumns: columns, columnGap: space.l },
    }),
  );
export const withParts = { tips: side('minmax(0, 3fr) minmax(0, 2fr)'), fashion: side('26rem minmax(0, 1fr)') };

/** The numbers look like those in the drawing. */
export const parts = style({});
globalStyle(`${parts} > ol`, { paddingInlineStart: 0, listStyleType: '""', counterReset: 'part' });
globalStyle(`${parts} > ol > li`, {
  position: 'relative',
  minHeight: '2.25rem',
  paddingInlineStart: '3rem',
  counterIncrement: 'part',
});
globalStyle(`${parts} > ol > li + li`, { marginBlockStart: space.xs });
globalStyle(`${parts} > ol > li::before`, {
  content: 'counter(part)',
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: `2px solid ${color.text.primary}`,
  borderRadius: radius.round,
  color: color.text.primary,
  fontWeight: vars.font.bold,
  lineHeight: 1,
});
globalStyle(`${parts} strong`, { display: 'inline-block', marginInlineEnd: '.5em' });

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.xl,
});
const neighbour_ = style({
  display: 'flex',
  flex: '0 1 24rem',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.size.target,
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.card,
});
export const neighbour = styleVariants({
  previous: [neighbour_],
  next: [neighbour_, { marginInlineStart: 'auto', justifyContent: 'end', textAlign: 'end' }],
  all: [neighbour_, { flexBasis: '100%', justifyContent: 'center', border: 0, background: 'transparent' }],
});
