import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const room = style({ containerType: 'inline-size' });

/** The list first; the card beside it where there is room, else below. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@container': { '(width >= 44rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 });
export const summary = text.subheading;
export const list = style({ borderTop: `1px solid ${color.border.subtle}` });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: `0 ${space.s}`,
  paddingBlock: '.625rem',
  borderBottom: `1px solid ${color.border.subtle}`,
});

/** Filled with a sign, or an empty dashed ring. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: `2px dashed ${color.border.control}`,
  borderRadius: vars.radius.round,
  selectors: {
    '[data-stamped] > &': {
      border: `2px solid ${color.route.footpath}`,
      background: color.surface.action,
      color: color.text.onAction,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
});
export const stampWords = style({ paddingBlockStart: '.1rem' });
export const empty = style({ color: color.text.secondary });
export const title = style([
  text.label,
  {
    display: 'flex',
    gap: space.xs,
    gridColumn: 2,
    paddingBlockStart: space.hair,
    color: color.text.secondary,
    selectors: { '&[data-earned]': { color: color.text.accent } },
  },
]);

export const picture = style({
  width: '100%',
  maxWidth: '28rem',
  height: 'auto',
  padding: space.xs,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  '@media': { print: { maxWidth: '10cm', breakInside: 'avoid' } },
});

/** A step is a dash without length and with round ends. */
const dotted = (stroke: string) =>
  style({ fill: 'none', stroke, strokeWidth: 4, strokeLinecap: 'round', strokeDasharray: '0 12' });
export const way = dotted(color.border.subtle);
export const gone = dotted(color.route.footpath);

export const stamp = style({ fill: color.route.footpath });
export const place = style({
  fill: color.surface.card,
  stroke: color.border.control,
  strokeWidth: 2,
  strokeDasharray: '5 4',
});
export const foot = style({ fill: color.surface.card });
export const faintFoot = style({
  fill: color.border.subtle,
  // Nothing is faint there.
  '@media': { [media.forcedColors]: { fill: 'none' } },
});

const mark = { fill: color.surface.card, strokeWidth: 3 };
export const ring = style({ ...mark, stroke: color.text.accent });
export const emptyRing = style({ ...mark, stroke: color.border.control, strokeDasharray: '2 5' });
