import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

/** The page goes on below. */
export const above = style({ marginBlockEnd: vars.space.m });
