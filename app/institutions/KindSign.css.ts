import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { mapColors as map } from '../../tokens/map.ts';

// In the map's own colours, also where it stands on a dark page: it is the same sign.
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
  // The ground of the shape again: what the number stands on does not depend on a drawing.
  background: map.casing,
  color: map.text,
  fontSize: '1rem',
  fontWeight: vars.font.bold,
  lineHeight: 1,
  // Digits reach beyond a line of their own height: the box does too, and its ground does not.
  paddingBlock: '.25rem',
  backgroundClip: 'content-box',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > * > &': { background: map.text, color: map.casing } },
});
/** In the lower part of a triangle there is more room. */
export const number = styleVariants({ cooperation: {}, sponsor: { bottom: 0 }, playground: {} }, (rule) => [
  onShape,
  rule,
]);
