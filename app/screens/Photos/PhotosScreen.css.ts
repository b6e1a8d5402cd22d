import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { color, space } = vars;

/** In the place of what nobody has posted or liked. */
export const nothing = style({
  padding: space.m,
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
  color: color.text.primary,
});

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  background: color.surface.sunken,
  // Words in the place of a picture need the room they need.
  selectors: { '&:not(:has(img))': { aspectRatio: 'auto' } },
});
