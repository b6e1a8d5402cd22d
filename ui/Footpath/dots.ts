import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/**
 * The footpath as a style to compose: a mask over one flat colour, because forced colours and print drop gradients but
 * keep a flat colour that insists.
 */
const dots = (mask: string): StyleRule => ({
  mask,
  background: vars.color.route.footpath,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const dotsAcross: StyleRule = { ...dots(vars.motif.across), height: '.6rem' };
export const dotsDown: StyleRule = { ...dots(vars.motif.down), width: '.6rem' };
