import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });
export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 });

/** As wide as the file, at most as its place; its attributes keep the shape before it comes. */
export const picture = style({ borderRadius: vars.radius.control });
/** Whole, on the paper of its frame, which is what it is placed in: in the flow a tall one would outgrow it. */
export const framed = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });

const lines = style({ width: '100%', height: 'auto', borderRadius: vars.radius.control });
export const drawing = styleVariants(color.tint, (background) => [lines, { background }]);

/** The element that holds several files takes no part in the layout of a frame. */
export const whole = style({ display: 'contents' });

/** In the place of a picture that is not there, in the same shape. It grows where large words need more. */
export const missing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.hair,
  padding: space.xs,
  border: `2px dashed ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  color: color.text.primary,
  lineHeight: vars.font.leadingTight,
  textAlign: 'center',
});

export const caption = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  maxWidth: vars.size.measure,
});
export const words = text.body;
export const credit = style([text.small, { color: color.text.secondary }]);

globalStyle(`${frame} > details`, { maxWidth: vars.size.measure });
// On paper nobody can open it.
globalStyle(`${frame} > details::details-content`, { '@media': { print: { contentVisibility: 'visible' } } });
