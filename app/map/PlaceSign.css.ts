import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { mapColors as map } from '../../tokens/map.ts';

// In the map's own colours, also where it stands on a dark page: it is the same sign.
const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  width: '2rem',
  height: '2rem',
  border: `.1875rem solid ${map.route}`,
  borderRadius: vars.radius.round,
  background: map.casing,
  color: map.text,
  boxShadow: `0 0 0 2px ${map.casing}`,
  fontSize: 'max(1.125rem, 16px)',
  fontWeight: vars.font.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': {
      background: map.route,
      color: map.casing,
      boxShadow: `0 0 0 3px ${map.casing}, 0 0 0 6px ${map.route}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[aria-current] > &': {
          forcedColorAdjust: 'none',
          background: 'CanvasText',
          color: 'Canvas',
          borderColor: 'Canvas',
        },
      },
    },
  },
});

export const sign = styleVariants(
  {
    highlight: {},
    start: { borderWidth: '.5rem' },
    goal: { borderRadius: '.25rem', background: map.route, color: map.casing },
  },
  (rule) => [base, rule],
);

/** The number stays readable: the line is behind it, and ends outside of the circle. */
export const closed = style([
  base,
  {
    position: 'relative',
    borderStyle: 'dashed',
    isolation: 'isolate',
    textShadow: `0 0 3px ${map.casing}, 0 0 3px ${map.casing}`,
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInline: '-.375rem',
      borderBlockStart: '.1875rem solid currentColor',
      rotate: '-45deg',
    },
  },
]);
