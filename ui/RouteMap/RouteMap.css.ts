import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

const line = `${color.route.contour} 1px, transparent 1px`;
/** On the squares of a paper map: a texture that nobody takes for terrain. */
const map = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  backgroundImage: `linear-gradient(${line}), linear-gradient(90deg, ${line})`,
  backgroundSize: '3rem 3rem',
  backgroundPosition: 'center',
});
export const ground = styleVariants(color.tint, (backgroundColor) => [map, { backgroundColor }]);

/**
 * Strokes keep their width however small the picture is. A way takes its stroke from the `use` that draws it. All are blocks: tools
 * that take what is inline to lie on top find the numbers there, where they are.
 */
export const way = style({
  display: 'block',
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const casing = style({ display: 'block', stroke: color.route.casing, strokeWidth: 10 });
export const route = style({ display: 'block', stroke: color.route.line, strokeWidth: 5 });

export const start = style({ display: 'block', fill: color.route.casing, stroke: color.route.line, strokeWidth: 4 });
export const goal = style({ display: 'block', fill: color.route.line, stroke: color.route.casing, strokeWidth: 3 });
export const leader = style({ display: 'block', stroke: color.text.primary, strokeWidth: 1.5 });
export const dot = style({ display: 'block', fill: color.text.primary, stroke: color.route.casing, strokeWidth: 2 });

/** Signs of the full picture keep their size when the picture shrinks, and grow with the text. */
export const startSign = style([start, { r: '.5rem' }]);
const square = (side: number) => ({
  width: `${side}rem`,
  height: `${side}rem`,
  transform: `translate(${-side / 2}rem, ${-side / 2}rem)`,
});
export const goalSign = style([goal, square(1.125)]);
export const loopSign = style([goal, square(1.75)]);
export const sign = style(square(1.875));
export const number = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  height: '100%',
  border: `2.5px solid ${color.route.line}`,
  borderRadius: vars.radius.round,
  background: color.route.casing,
  color: color.text.primary,
  fontSize: 'max(1rem, 16px)',
  fontWeight: vars.font.bold,
  lineHeight: 1,
});

/** From which width of the picture on names have room: `names.ts` counts with these and with their size. */
const nameSize = '1rem';
const roomForNames = { narrow: '16rem', wide: '26rem' };

export const named = style({ containerType: 'inline-size' });
export const name = styleVariants(roomForNames, (least) => ({
  display: 'none',
  '@container': { [`(min-width: ${least})`]: { display: 'block' } },
}));
export const station = style({ r: '.25rem', fill: color.text.secondary });
export const nameText = style({ overflow: 'visible', fontSize: nameSize });
export const nameBox = style({
  paddingInline: '.15em',
  background: color.route.casing,
  borderRadius: vars.radius.control,
  color: color.text.primary,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
});
/** The place for a name is as wide as it may be; its ground only as wide as it is. */
export const nameSide = styleVariants({ right: 'start', left: 'end', above: 'center', below: 'center' }, (side) => ({
  display: 'flex',
  justifyContent: side,
}));
