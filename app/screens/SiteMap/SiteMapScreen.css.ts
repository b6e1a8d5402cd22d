import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { dotsDown } from '../../../ui/Footpath/dots.ts';

const { space } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
/** The footpath leads from a page down to those that belong to it. */
export const below = style({ position: 'relative', paddingInlineStart: space.l });
export const path = style({ position: 'absolute', insetInlineStart: '.5rem', insetBlock: space.hair, ...dotsDown });
