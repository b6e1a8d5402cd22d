import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';

const { tint, route, surface } = vars.color;

export const drawing = style(
  responsive({
    base: {
      // Whole on every screen, and never taller than one.
      width: 'min(100%, 34rem)',
      justifySelf: 'center',
      aspectRatio: '14 / 11',
      // A sheet of a map with its edge: what runs on beyond it ends there.
      borderRadius: vars.radius.card,
      border: `1px solid ${vars.color.border.subtle}`,
      background: surface.card,
      '@media': { print: { display: 'none' } },
    },
    l: { width: '100%', alignSelf: 'center' },
  }),
);

const line = (stroke: string, strokeWidth: number) =>
  style({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });
/** A dot is a dash without length and with round ends. */
const foot = (strokeDashoffset: number) =>
  style({
    fill: 'none',
    stroke: route.footpath,
    strokeWidth: 5.5,
    strokeLinecap: 'round',
    strokeDasharray: '0 16',
    strokeDashoffset,
  });

export const sun = style({ fill: tint.shopping });
export const meadow = style({ fill: tint.park });
export const blossom = style({ fill: tint.blossom });
export const canal = line(tint.waterside, 60);
export const branch = line(tint.waterside, 24);
export const glitter = line(tint.shopping, 5);
export const ripple = line(route.contour, 2.5);
export const bridge = line(surface.page, 20);
export const casing = line(route.casing, 9);
export const walk = line(route.line, 4.5);
export const start = style({ fill: route.casing, stroke: route.line, strokeWidth: 4 });
export const goal = style({ fill: route.line, stroke: route.casing, strokeWidth: 2.5 });
export const leftFoot = foot(0);
export const rightFoot = foot(8);
