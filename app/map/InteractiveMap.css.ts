import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { mapColors } from '../../tokens/map.ts';
import { responsive } from '../../tokens/responsive.ts';
import { stack } from '../../ui/layout.css.ts';

const { color, space } = vars;

/** Takes the focus when it opens, so that reading goes on there; it is not operated itself. */
export const region = style([stack.s, { selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }]);
export const beside = style(
  responsive({
    base: { display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  }),
);
export const main = stack.s;
export const frame = stack.xs;

/** Maps stay light in dark mode. */
export const map = style({
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(16rem, 60vh, 30rem)',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: mapColors.land,
  color: mapColors.text,
  selectors: {
    '&:has(> * > canvas:focus-visible)': {
      outline: `3px solid ${color.focus.edge}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${color.focus.ring}`,
    },
  },
});

// The few of MapLibre's rules that this map needs; its own file has forty times as many.
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${map} ${selector}`, rule);
inside('canvas', {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  maxWidth: 'none',
  outline: 'none',
  boxShadow: 'none',
});
inside('.maplibregl-interactive', { cursor: 'grab', userSelect: 'none', touchAction: 'pan-x pan-y' });
inside('.maplibregl-interactive:active', { cursor: 'grabbing' });
inside('.maplibregl-interactive canvas', { touchAction: 'pan-x pan-y' });
inside('.maplibregl-cooperative-gesture-screen', {
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  padding: space.s,
  background: 'rgb(29 38 33 / .85)',
  color: '#fff',
  fontSize: '1.25rem',
  textAlign: 'center',
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity .2s 1s',
});
inside('.maplibregl-cooperative-gesture-screen.maplibregl-show', { opacity: 1, transitionDelay: '0s' });
inside('.maplibregl-mobile-message', { display: 'none', '@media': { '(pointer: coarse)': { display: 'block' } } });
inside('.maplibregl-desktop-message', { '@media': { '(pointer: coarse)': { display: 'none' } } });

/** As high as it is with its line: nothing below moves when the map is there. */
export const scale = style({ minHeight: 'calc(1.6rem + 2px)' });
globalStyle(`${scale} > *`, {
  boxSizing: 'border-box',
  padding: '0 .25rem',
  border: `2px solid ${color.text.primary}`,
  borderTop: 0,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
});

export const markers = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const leaders = style({
  position: 'absolute',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  stroke: mapColors.text,
  strokeWidth: 2,
  fill: mapColors.text,
});
export const marker = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&[aria-current]': { zIndex: 1 },
    '&:focus-visible': {
      zIndex: 1,
      outlineOffset: '-3px',
      outlineColor: mapColors.text,
      boxShadow: `0 0 0 3px ${color.focus.ring}`,
    },
  },
});

export const panel = style([
  stack.hair,
  {
    minHeight: '5.5rem',
    padding: `${space.xs} ${space.s}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: color.surface.sunken,
  },
]);
export const panelName = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const list = style({ alignSelf: 'start' });
/** What the shapes mean. */
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.m}` });
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: '100%',
  minHeight: vars.size.target,
  padding: `${space.xs} ${space.s}`,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.sunken },
    '&[aria-current]': {
      borderColor: color.text.primary,
      background: color.surface.sunken,
      fontWeight: vars.font.bold,
    },
  },
  '@media': { [media.forcedColors]: { border: '2px solid Canvas' } },
});
