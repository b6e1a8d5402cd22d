import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const box = style({ position: 'relative' });
export const opener = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: '.125rem', margin: 'auto' });

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--trigger-width)',
  // What it keeps from the edge of the window, on either side.
  maxWidth: 'calc(100vw - 80px)',
  overflow: 'hidden',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.card,
});

/** It scrolls itself: what is chosen by arrow is scrolled to in the list and not by the page, whose moving would close it. */
export const list = style({ minHeight: 0, maxHeight: '20rem', overflowY: 'auto', outline: 'none' });
export const item = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.target,
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.border.subtle}`,
  cursor: 'pointer',
  fontSize: '1.125rem',
  selectors: {
    '&[data-focused]': { background: color.surface.action, color: color.text.onAction },
    '&[data-selected]': { fontWeight: vars.font.bold },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': { forcedColorAdjust: 'none' } } } },
});
export const description = text.small;
export const empty = style({ padding: space.s });
