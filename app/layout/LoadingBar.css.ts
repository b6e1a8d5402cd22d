import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

export const place = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.overlay,
  pointerEvents: 'none',
  display: 'grid',
  justifyItems: 'center',
});
export const bar = style([
  text.label,
  {
    marginTop: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.border.control}`,
    background: vars.color.surface.card,
    color: vars.color.text.primary,
  },
]);
