import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';
import { text } from '../../tokens/typography.css.ts';
import { stack } from '../../ui/layout.css.ts';

const { color, space } = vars;

/** Docs pages have a ground of their own, which knows nothing of dark. */
export const sheet = style([
  stack.l,
  text.body,
  {
    padding: space.m,
    borderRadius: vars.radius.card,
    background: color.surface.page,
    color: color.text.primary,
    fontFamily: vars.font.family,
  },
]);
export const english = style([text.small, { color: color.text.secondary }]);
export const list = style([stack.m, { margin: 0, padding: 0, listStyle: 'none' }]);
export const screen = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.m,
      padding: space.m,
      border: `1px solid ${color.border.subtle}`,
      borderRadius: vars.radius.card,
      background: color.surface.card,
    },
    m: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
);
/** The whole of 1280 × 800 in a quarter of its size. */
export const window = style({
  width: '20rem',
  maxWidth: '100%',
  height: '12.5rem',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: color.surface.page,
});
export const frame = style({
  width: '80rem',
  height: '50rem',
  border: 0,
  transform: 'scale(.25)',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
export const terms = style([stack.hair, { margin: 0 }]);
export const term = style({ marginBlockStart: space.xs, fontWeight: vars.font.bold });
export const detail = style({ margin: 0, overflowWrap: 'anywhere' });
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });
/** Side by side where there is room: a screen may have thirty. */
export const states = style([plainList, { columns: '14rem', columnGap: space.m }]);
export const oneState = style({ paddingBlock: '.25rem', breakInside: 'avoid' });
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginBlock: space.s,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
});
export const state = style([stack.xs, { paddingBlock: space.s, borderBlockStart: `1px solid ${color.border.subtle}` }]);
export const lines = style([plainList, text.small, { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }]);
/** As large as a screen, and in the window, so that what waits to be seen comes: but not seen, and in nobody's way. */
export const outOfSight = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: -1,
  opacity: 0,
  width: '80rem',
  height: '50rem',
  border: 0,
  pointerEvents: 'none',
});
/** As many beside each other as there is room for. */
export const pictures = style([
  plainList,
  { display: 'grid', gap: space.m, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
]);
/** `--width`: that of the window in it, which is 1000 high. */
export const pictureWindow = style({
  width: 'min(320px, 100%)',
  height: 'calc(320 / var(--width) * 1000px)',
  maxHeight: '800px',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: color.surface.page,
});
/** As wide as the window in which it stands, however long. */
export const photograph = style({ display: 'block', width: '100%', height: 'auto' });
export const pictureFrame = style({
  width: 'calc(var(--width) * 1px)',
  height: '1000px',
  border: 0,
  transform: 'scale(calc(320 / var(--width)))',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
