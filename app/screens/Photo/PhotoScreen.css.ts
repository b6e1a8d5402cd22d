import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space.l, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The sheet the photo is mounted on. As large as the screen lets it be seen whole, with its title below. */
export const frame = style({
  display: 'grid',
  justifyItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface.sunken,
});
globalStyle(`${frame} img`, {
  width: '100%',
  height: 'auto',
  maxHeight: 'max(18rem, 78svh)',
  objectFit: 'contain',
  borderRadius: 0,
});

/** What was said of it, and the facts beside. */
export const words = style(
  responsive({
    base: { display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
);
export const comment = style([
  text.body,
  { maxWidth: vars.size.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);
export const likes = style([
  text.label,
  { display: 'flex', alignItems: 'center', gap: space.xs, fontVariantNumeric: 'tabular-nums' },
]);
export const town = style({ display: 'block', color: color.text.secondary });
export const tools = style({ paddingBlockStart: space.s, borderBlockStart: `1px solid ${color.border.subtle}` });

/** What is asked before something is done. */
export const question = style({
  display: 'grid',
  gap: space.m,
  maxWidth: vars.size.measure,
  padding: space.m,
  border: `1px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
});
