import { style } from '@vanilla-extract/css';
import { dotsAcross, dotsDown } from './dots.ts';

export const across = style({ ...dotsAcross, width: '100%' });
export const down = style({ ...dotsDown, height: '100%' });
