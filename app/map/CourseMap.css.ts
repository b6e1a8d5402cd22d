import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';

/** Until the script can open the map there is only its place; and no place where there will never be a script. */
export const offer = style([
  stack.s,
  {
    alignItems: 'flex-start',
    selectors: { '&:not([data-ready])': { visibility: 'hidden' }, '&[hidden]': { display: 'none' } },
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);
