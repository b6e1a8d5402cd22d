import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style({ borderTop: `1px solid ${vars.color.border.subtle}` });
/** Rows with a thread between them, as on a notice board; no cards. */
export const row = style({ paddingBlock: vars.space.s, borderBottom: `1px solid ${vars.color.border.subtle}` });
export const when = style({ color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const event = style({
  display: 'grid',
  gap: vars.space.s,
  maxWidth: vars.size.measure,
  paddingBlock: vars.space.m,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});
