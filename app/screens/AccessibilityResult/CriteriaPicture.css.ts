import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cluster } from '../../../ui/layout.css.ts';

const { color, space, radius } = vars;

export const principles = style(
  responsive({
    base: { display: 'grid', gap: space.s, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.l },
  }),
);
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.hair} ${space.m}` });
export const legendItem = cluster.xs;
export const sample = style({ display: 'inline-flex' });
export const fields = style({
  display: 'grid',
  // The sign and the longest number, 1.4.11, in one line.
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
  gap: space.hair,
});
/** As large as anything one presses needs to be, and no larger with large text: 55 of them make a long way. */
export const field = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.hair,
    minHeight: '44px',
    paddingInline: space.hair,
    justifyContent: 'center',
    whiteSpace: 'nowrap',
    borderRadius: radius.control,
    background: color.surface.card,
    border: `1px solid ${color.border.subtle}`,
    color: color.text.link,
    textDecoration: 'underline',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
]);
