import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { dotsDown } from '../Footpath/dots.ts';

const { color, space } = vars;

export const list = style({ counterReset: 'step' });

export const step = style({
  position: 'relative',
  counterIncrement: 'step',
  minHeight: '3.5rem',
  padding: `.25rem 0 ${space.m} 3.5rem`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
/** Beside the words, not behind them. */
export const marker = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `2px solid ${color.route.footpath}`,
  borderRadius: vars.radius.round,
  background: color.surface.card,
  fontWeight: vars.font.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': { content: 'counter(step)' },
    '&[data-marker]::before': { content: 'attr(data-marker)' },
    '&[data-marker=""]': {
      insetInlineStart: '.75rem',
      top: '.75rem',
      width: '.75rem',
      height: '.75rem',
      background: color.route.footpath,
    },
  },
});
/** An element of its own: of a painted pseudo element no tool can tell whether it lies behind the words. */
export const path = style({
  position: 'absolute',
  insetInlineStart: '.825rem',
  top: '2.75rem',
  bottom: '.25rem',
  ...dotsDown,
  selectors: { ':last-child > &': { display: 'none' } },
});
export const title = text.subheading;
