import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** Over dialogs, too. Beside the cards the page can be pressed. */
export const region = style({
  position: 'fixed',
  zIndex: `calc(${vars.layer.overlay} + 1)`,
  insetInline: space.s,
  insetBlockEnd: space.s,
  borderRadius: vars.radius.control,
  pointerEvents: 'none',
  selectors: { '&[data-edge="top"]': { insetBlock: `${space.s} auto` } },
  '@media': { [media.m]: { insetInlineStart: 'auto', width: '28rem' }, print: { display: 'none' } },
});

/** Never more than a half of the screen: what has the focus finds room in the other. */
export const list = style({
  display: 'grid',
  gap: space.xs,
  maxHeight: 'calc(50dvh - 1.5rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
});

const arrive = keyframes({ from: { opacity: 0 } });
export const card = style({ animation: `${arrive} ${vars.motion.calm}` });
export const foot = style({ display: 'flex', justifyContent: 'end' });
