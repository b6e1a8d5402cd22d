import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const swatch = style({
  display: 'block',
  padding: vars.space.s,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  fontSize: '1.25rem',
});
export const code = style({ fontSize: '1rem' });
export const bar = style({ height: '1.5rem', background: vars.color.surface.action });
