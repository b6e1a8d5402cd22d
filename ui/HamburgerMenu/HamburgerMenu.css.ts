import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { button } from '../Button/Button.css.ts';

export const opener = style([button.secondary, { '@media': { [media.m]: { display: 'none' } } }]);
