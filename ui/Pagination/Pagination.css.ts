import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';
import { dotsAcross } from '../Footpath/dots.ts';

const { color, space } = vars;

/** On s each has a line of its own, in the order in which they are read. */
export const pagination = style(
  responsive({
    base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: space.xs },
    m: { gap: space.m },
  }),
);

export const step = style(responsive({ base: { flex: '1 0 100%', paddingInline: space.s }, m: { flex: 'none' } }));

export const numbers = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignItems: 'center',
      gap: space.hair,
      flex: '1 0 100%',
    },
    m: { flex: 'none' },
  }),
);

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': { color: color.text.primary, fontWeight: vars.font.bold, textDecoration: 'none' },
    '&[aria-current]::after': { content: '', position: 'absolute', bottom: 0, width: '2rem', ...dotsAcross },
  },
});
