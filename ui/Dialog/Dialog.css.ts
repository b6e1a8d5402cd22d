import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  // A row as high as the window: one as high as its content would leave the dialog nothing to scroll.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  background: 'rgb(0 0 0 / .5)',
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
});

const box = {
  height: 'auto',
  maxHeight: 'calc(100dvh - 4rem)',
  maxWidth: 'min(36rem, 100% - 4rem)',
  display: 'flex',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
};

/** The whole screen on s, so that large text has room; a box above, and where there is little to say. */
export const modal = style({
  width: '100%',
  height: '100%',
  background: color.surface.card,
  color: color.text.primary,
  selectors: {
    '&[data-size="s"]': { ...box, maxHeight: 'calc(100dvh - 2rem)', maxWidth: 'min(26rem, 100% - 2rem)' },
  },
  '@media': {
    [media.m]: { ...box, selectors: { '&[data-size="l"]': { maxWidth: 'min(56rem, 100% - 4rem)' } } },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  height: '100%',
  overflow: 'auto',
  // What is scrolled to shows the ring of its focus, too.
  scrollPaddingBlock: space.m,
  // What takes the focus is not to stop under the head, which may have two rows.
  scrollPaddingBlockStart: `calc(2 * (${vars.size.target} + ${space.s}) + 1px)`,
  // Focus stands on the dialog itself only for a moment, before it has something to press.
  outline: 'none',
  boxShadow: 'none',
  '@media': { [media.m]: { height: 'auto' }, [media.low]: { scrollPaddingBlockStart: 0 } },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  // A long title stands under the button.
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s}`,
  padding: `${space.s} ${space.m}`,
  background: color.surface.card,
  borderBottom: `1px solid ${color.border.subtle}`,
  // On a low screen, as at 400 % zoom, it would take a third of the room.
  '@media': { [media.low]: { position: 'static' } },
});
export const title = text.subheading;
export const close = style({ flex: 'none', marginInlineStart: 'auto', textDecoration: 'none' });
export const body = style({ padding: space.m, flex: '1 0 auto' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: space.m,
  paddingBlockStart: 0,
});
