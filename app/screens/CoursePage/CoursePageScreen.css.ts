import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { dotsDown } from '../../../ui/Footpath/dots.ts';

const { color, space } = vars;

export const groups = style({ columnGap: space.l });
export const group = style({ minWidth: 0 });

/** Columns, not a grid: the line is followed downwards, then at the top of the next. */
export const line = style({ columns: '22rem', columnGap: space.l });
export const hop = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minHeight: `calc(${vars.size.target} + ${space.xs})`,
  padding: `${space.xs} 0 ${space.xs} 2.25rem`,
  breakInside: 'avoid',
  selectors: {
    // A station, and the steps on from it.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '.25rem',
      top: '1.05rem',
      width: '1rem',
      height: '1rem',
      border: `3px solid ${color.route.line}`,
      borderRadius: vars.radius.round,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '.45rem',
      top: '2.35rem',
      bottom: 0,
      ...dotsDown,
    },
  },
});
export const effort = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const towns = style({ rowGap: 0 });
