import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { cluster } from '../../../ui/layout.css.ts';

const { color, space } = vars;

export const figure = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
export const picture = style({ overflow: 'visible', flex: 'none' });
export const legend = cluster.m;
export const legendItem = cluster.xs;
export const part = styleVariants({
  met: { fill: color.text.action, stroke: color.text.action, strokeWidth: 1 },
  notMet: { fill: color.surface.card, stroke: color.text.danger, strokeWidth: 2 },
  left: { fill: color.surface.card, stroke: color.border.control, strokeWidth: 1 },
});
