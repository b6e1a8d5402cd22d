import { style } from '@vanilla-extract/css';
import { media } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';

const { color, space, radius } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const hero = style(
  responsive({
    base: { display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.l },
  }),
);
export const promise = style([stack.m, { justifyContent: 'center' }]);
/** The one place where the type may be as large as the promise. */
export const title = style([text.title, { fontSize: '2.25rem', '@media': { [media.m]: { fontSize: '3rem' } } }]);
export const counts = style({ gridColumn: '1 / -1' });

export const season = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
export const seasonWalk = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space.s,
  borderRadius: radius.control,
  color: color.text.primary,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.xs,
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: radius.round,
  fontSize: '1.75rem',
});
export const wayName = text.subheading;

export const banner = style([
  stack.xs,
  {
    position: 'relative',
    padding: space.m,
    borderRadius: radius.card,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);
export const bannerTitle = text.heading;
/** On a tint only this colour is read well enough; the underline still says that it is a link. */
export const onTint = style({ color: color.text.primary });
export const bannerPath = style({ maxWidth: '12rem', marginBlockStart: 'auto' });

export const item = style({ paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.border.subtle}` });
export const meta = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.xs}`, color: color.text.secondary },
]);
