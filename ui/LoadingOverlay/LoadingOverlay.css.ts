import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const frame = style({ position: 'relative', minWidth: 0 });

/** Stands still at the top of what waits as long as any of it is seen, and takes no room there. */
export const overRegion = style({
  position: 'sticky',
  // Half of the words stand above the edge, so that they lie over little.
  insetBlockStart: space.xl,
  zIndex: vars.layer.sticky,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
  overflow: 'visible',
  pointerEvents: 'none',
});
export const overPage = style({
  position: 'fixed',
  inset: `${space.s} 0 auto`,
  zIndex: vars.layer.overlay,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const words = style([
  text.label,
  {
    display: 'grid',
    gap: space.hair,
    maxWidth: 'calc(100% - 2rem)',
    padding: `${space.xs} ${space.m}`,
    border: `2px solid ${color.border.control}`,
    borderRadius: '1.5rem',
    background: color.surface.card,
    color: color.text.primary,
    '@media': { print: { display: 'none' } },
  },
]);

globalStyle(`${overRegion} > *`, { translate: '0 -50%' });
// Nothing lies over what has the focus: then the words take room above.
globalStyle(`${frame}:has(:focus-visible) > ${overRegion}:not(:empty)`, {
  position: 'static',
  height: 'auto',
  marginBlockEnd: space.m,
});
globalStyle(`${frame}:has(:focus-visible) > ${overRegion} > *`, { translate: 'none' });

/** A broken line around what waits: it is still read, and not much longer. */
export const content = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-waiting]:not([inert])': {
      outline: `2px dashed ${color.border.control}`,
      outlineOffset: space.xs,
      cursor: 'progress',
    },
    // Nothing in it can be pressed: the same ground as behind a window.
    '&[inert]::after': {
      content: '',
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.sticky,
      background: 'rgb(0 0 0 / .5)',
    },
  },
  '@media': { print: { selectors: { '&[inert]::after': { display: 'none' } } } },
});
