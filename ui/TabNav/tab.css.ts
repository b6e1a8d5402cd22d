import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { dotsAcross } from '../Footpath/dots.ts';

const { color, space } = vars;
const current = ':is([aria-current], [aria-selected="true"])';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
  borderBottom: `2px solid ${color.border.control}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.control,
  padding: `${space.xs} 0 ${space.s}`,
  color: color.text.link,
  lineHeight: vars.font.leadingTight,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    [`&${current}`]: { color: color.text.primary, fontWeight: vars.font.bold },
    // The footpath runs under the open one.
    [`&${current}::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '.2rem',
      ...dotsAcross,
    },
  },
});

export const panel = style({ paddingBlockStart: space.m });
