import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;
const place = '--tt-panel';

/** Around a button and what it opens. */
export const frame = style({
  display: 'inline-block',
  maxWidth: '100%',
  anchorScope: place,
  '@media': { print: { display: 'none' } },
});
export const opener = style({ anchorName: place });
export const caret = style({
  transition: `rotate ${vars.motion.quick}`,
  selectors: { ':has(+ :popover-open) > &': { rotate: '180deg' } },
});

/**
 * What a button opens, in the browser's top layer. Where a browser cannot place it at its button, and where there is no room
 * above or below it, it stands in the middle of the screen, as browsers do of themselves.
 * No `display` here: closed it must not be there, and a browser without popovers shows it below its button.
 */
export const panel = style({
  width: 'max-content',
  minWidth: 'min(12rem, 100vw - 2rem)',
  maxWidth: 'min(26rem, 100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.m,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  color: color.text.primary,
  textAlign: 'start',
  '@supports': {
    '(anchor-scope: none) and (position-area: block-end)': {
      '@media': {
        // One half of the screen less the button: as much as there is above or below it wherever it stands.
        '(min-height: 36em)': {
          position: 'fixed',
          inset: 'auto',
          margin: `${space.xs} ${space.s}`,
          maxHeight: 'calc(50dvh - 3rem)',
          positionAnchor: place,
          positionArea: 'block-end',
          positionTryFallbacks: 'flip-block',
        },
        [`${media.m} and (min-height: 36em)`]: {
          marginInline: 0,
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        },
      },
    },
  },
});

export const title = style([text.label, { marginBlockEnd: space.xs }]);
export const close = style({ marginBlockStart: space.s });
