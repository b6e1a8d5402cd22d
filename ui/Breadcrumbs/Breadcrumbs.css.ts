import { style } from '@vanilla-extract/css';
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

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
});
