import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const disclosure = style({
  borderBlock: `1px solid ${color.border.subtle}`,
  selectors: { '& + &': { borderTop: 0 } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '3.25rem',
  padding: `${space.xs} 0`,
  color: color.text.action,
  fontWeight: vars.font.bold,
  lineHeight: vars.font.leadingTight,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
});

export const caret = style({
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[open] > summary > &': { rotate: '90deg' } },
});

export const content = style({ padding: `${space.xs} 0 ${space.m} 1.75rem` });
