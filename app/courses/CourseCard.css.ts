import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

export const place = style([text.body, { display: 'flex', gap: vars.space.xs, color: vars.color.text.secondary }]);
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlockStart: 'auto' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
// Cards of one row are equally tall.
globalStyle(`${list} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
