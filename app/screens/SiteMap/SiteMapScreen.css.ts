import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { dotsDown } from '../../../ui/Footpath/dots.ts';

const { space } = vars;

/** The footpath leads from a page down to those that belong to it. */
export const branch = style({
  selectors: {
    'li > &': { position: 'relative', paddingInlineStart: space.l },
    'li > &::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '.5rem',
      insetBlock: space.hair,
      ...dotsDown,
    },
  },
});
