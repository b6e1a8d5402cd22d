import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const banner = style({ paddingBlock: vars.space.s });
