import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const plainList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.xs });
