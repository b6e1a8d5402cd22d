import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { dotsAcross } from '../Footpath/dots.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  lineHeight: vars.font.leadingTight,
  selectors: {
    // After a step, not before the next one: where the line breaks, all steps begin at the same edge.
    '&:not(:last-child)::after': { content: '', flex: 'none', width: 'clamp(1rem, 6vw, 4rem)', ...dotsAcross },
    '&[aria-current]': { fontWeight: vars.font.bold },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.round,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': {
      background: color.surface.action,
      borderColor: color.surface.action,
      color: color.text.onAction,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
});
