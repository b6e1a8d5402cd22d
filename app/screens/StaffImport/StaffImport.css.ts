import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.xs });
/** What a file holds may be one long word. */
export const given = style({ overflowWrap: 'anywhere' });
