import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35em',
  padding: '.125rem .625rem',
  border: `1px solid ${color.border.control}`,
  borderRadius: '.375rem',
  color: color.text.primary,
  fontSize: '1rem',
  lineHeight: vars.font.leadingTight,
});

export const tag = styleVariants({
  plain: [base],
  accent: [base, { borderColor: 'currentColor', color: color.text.accent, fontWeight: vars.font.bold }],
  strong: [
    base,
    {
      background: color.surface.action,
      borderColor: color.surface.action,
      color: color.text.onAction,
      forcedColorAdjust: 'none',
    },
  ],
});
export const tint = styleVariants(color.tint, (background) => ({ background, borderColor: 'transparent' }));
