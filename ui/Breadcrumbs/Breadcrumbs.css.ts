import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { dotsAcross } from '../Footpath/dots.ts';

export const list = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    '@media': { print: { display: 'none' } },
  },
]);

/** Three steps from one to the next. */
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '& + &::before': { content: '', flex: 'none', width: '1.5rem', ...dotsAcross } },
});

/** Large text on s: without the first of four, to which the logo right above leads too, they stand in one line. */
const firstOfFour = `html[data-text-size="2"] ${crumb}:first-child:nth-last-child(n + 4)`;
globalStyle(firstOfFour, { '@media': { [media.s]: { display: 'none' } } });
globalStyle(`${firstOfFour} + ${crumb}::before`, { '@media': { [media.s]: { content: 'none' } } });

/** On s the heading right below says it, and the room belongs to what the page is about. */
export const current = style({
  selectors: { [`${crumb} + &`]: { display: 'none', '@media': { [media.m]: { display: 'flex' } } } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
});
