import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { stack } from '../../ui/layout.css.ts';

const { space, color, radius } = vars;

/** Its height is kept while the device is being read, so that the foot of the page does not come and go. */
export const lists = style([stack.l, { minHeight: '60vh', outlineOffset: space.xs }]);

export const entries = style({ listStyle: 'none', margin: 0, padding: 0, maxWidth: '46rem' });
export const entry = style({
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  minHeight: '5.5rem',
});

/** Picture, words, button side by side as long as there is room; then the button below the words. */
const sideBySide = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.s}` } as const;
export const row = style(sideBySide);
export const beside = style([sideBySide, { flex: '1 1 8rem', minWidth: 0 }]);
export const picture = style({
  flex: 'none',
  width: 'clamp(5rem, 24vw, 8rem)',
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.surface.sunken,
});
export const words = style({ flex: '1 1 10rem', minWidth: 0 });
export const name = text.label;
export const numbers = style({ fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: color.text.secondary });
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.m}`,
  paddingInline: space.s,
  borderInlineStart: `0.25rem solid ${color.border.control}`,
});
