import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
/** Wide enough for a year of two eras. */
export const year = style({ flex: '3 1 16rem', minWidth: 0 });
export const month = style({ flex: '1 1 9rem', minWidth: 0 });
export const label = style([text.small, { display: 'block', marginBlockEnd: vars.space.hair }]);
/** As wide as its place; a Select alone is narrower. */
export const box = style({ position: 'relative' });
