import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { dotsAcross } from '../Footpath/dots.ts';

const { color, space } = vars;

/** On s the hamburger menu is in its place. */
export const bar = style({ '@media': { [media.s]: { display: 'none' }, print: { display: 'none' } } });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}` });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: '3.5rem',
  padding: `${space.xs} 0 ${space.s}`,
  color: color.text.primary,
  lineHeight: vars.font.leadingTight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: vars.font.bold },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '.2rem',
      ...dotsAcross,
    },
  },
});
