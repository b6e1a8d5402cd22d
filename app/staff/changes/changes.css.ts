import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color } = vars;

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const nothing = style({ color: color.text.secondary });
export const values = style({ margin: 0, paddingInlineStart: space.m, display: 'grid', gap: space.xs });
export const words = style({ margin: 0, paddingBlockEnd: space.xs, display: 'grid', gap: space.xs });
