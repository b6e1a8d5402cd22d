import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cluster } from '../../../ui/layout.css.ts';

const { color, space, radius, size } = vars;

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
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.875rem, 1fr))',
  gap: space.hair,
});
/** As large as anything one presses. */
export const field = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.hair,
    minHeight: size.target,
    paddingInline: space.hair,
    justifyContent: 'center',
    borderRadius: radius.control,
    background: color.surface.card,
    border: `1px solid ${color.border.subtle}`,
    color: color.text.link,
    textDecoration: 'underline',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
]);
