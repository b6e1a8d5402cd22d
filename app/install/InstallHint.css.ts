import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** At the foot of the page the banner has an edge above as well. */
export const hint = style({
  borderTop: `2px solid ${vars.color.border.control}`,
  '@media': { print: { display: 'none' } },
});
