import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

const map = style({ display: 'block', width: '100%', height: 'auto', overflow: 'hidden' });
export const ground = styleVariants(color.tint, (background) => [map, { background }]);

/** Strokes keep their width however small the picture is. A way takes its stroke from the `use` that draws it. */
export const way = style({
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const contour = style([way, { stroke: color.route.contour, strokeWidth: 1.5 }]);
export const casing = style({ stroke: color.route.casing, strokeWidth: 10 });
export const route = style({ stroke: color.route.line, strokeWidth: 5 });

export const start = style({ fill: color.route.casing, stroke: color.route.line, strokeWidth: 4 });
export const goal = style({ fill: color.route.line, stroke: color.route.casing, strokeWidth: 3 });
export const leader = style({ stroke: color.text.primary, strokeWidth: 1.5 });
export const dot = style({ fill: color.text.primary, stroke: color.route.casing, strokeWidth: 2 });

/** Signs of the full picture keep their size when the picture shrinks, and grow with the text. */
export const startSign = style([start, { r: '.5rem' }]);
const square = (side: number) => ({
  width: `${side}rem`,
  height: `${side}rem`,
  transform: `translate(${-side / 2}rem, ${-side / 2}rem)`,
});
export const goalSign = style([goal, square(1.125)]);
export const loopSign = style([goal, square(1.75)]);
export const sign = style({ fill: color.route.casing, stroke: color.route.line, strokeWidth: 2.5, r: '.85rem' });
export const number = style({
  fill: color.text.primary,
  fontSize: 'max(1rem, 16px)',
  fontWeight: vars.font.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
