import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { cluster } from '../layout.css.ts';

const { color, space } = vars;

/** Words in a row, each with its sign. */
export const row = cluster.xs;
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `.25rem .75rem .25rem .625rem`,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.card,
  lineHeight: vars.font.leadingTight,
});

/** One under another, each with what it means. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: space.m,
});
export const entry = style({
  position: 'relative',
  minHeight: '3.5rem',
  paddingInlineStart: `calc(3.5rem + ${space.s})`,
});
export const term = text.label;
export const sign = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  color: color.text.action,
  fontSize: '1.5rem',
});
export const description = style({ color: color.text.primary });
