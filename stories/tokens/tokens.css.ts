import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const swatch = style({
  display: 'block',
  padding: vars.space.s,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  fontSize: '1.25rem',
  // It shows this very pair, whatever colours the reader has.
  forcedColorAdjust: 'none',
});
export const line = style({ display: 'block', height: '.5rem', background: 'currentColor' });
export const code = style({ fontSize: '1rem' });
export const bar = style({ height: '1.5rem', background: vars.color.surface.action });
