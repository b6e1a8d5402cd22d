import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

/** As far from what stands above as a section is. */
export const rest = style({ marginBlockStart: vars.space.xl });
