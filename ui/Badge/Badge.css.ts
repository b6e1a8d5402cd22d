import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.75em',
  padding: '.0625rem .5em',
  border: '2px solid currentColor',
  borderRadius: vars.radius.round,
  fontSize: '1rem',
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.leadingTight,
  textAlign: 'center',
});

export const badge = styleVariants({
  plain: [base, { color: color.text.primary, background: color.surface.card }],
  accent: [base, { color: color.text.accent, background: color.surface.card }],
  strong: [
    base,
    {
      borderColor: color.surface.action,
      background: color.surface.action,
      color: color.text.onAction,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  ],
});
