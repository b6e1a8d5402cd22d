import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

// The banner is made on the server alone: its styles are there because the screen in its place has the other one.
export const banner = style({ paddingBlock: vars.space.s });
export const day = style({ maxWidth: '20rem' });
