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

export const kind = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
});
const drawn = style({
  width: '100%',
  height: '100%',
  display: 'block',
  overflow: 'visible',
  fill: map.casing,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  selectors: {
    '[aria-current] > * > &': { fill: map.text },
  },
});
const kindColor = { cooperation: map.cooperation, sponsor: map.sponsor, playground: map.equipment };
export const shape = styleVariants(kindColor, (stroke) => [drawn, { stroke }]);
/** Under the shape, wider: it is seen on any ground. */
export const casing = style({ stroke: map.casing, strokeWidth: 9 });

const onShape = style({
  position: 'absolute',
  color: map.text,
  fontSize: '1rem',
  fontWeight: vars.font.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > * > &': { color: map.casing } },
});
/** In the lower part of a triangle there is more room. */
export const number = styleVariants({ cooperation: {}, sponsor: { bottom: '.25rem' }, playground: {} }, (rule) => [
  onShape,
  rule,
]);
