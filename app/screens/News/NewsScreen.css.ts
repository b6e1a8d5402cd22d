import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

export const list = style({ borderTop: `1px solid ${vars.color.border.subtle}` });
/** Rows with a thread between them, as on a notice board; no cards. */
export const row = style({ paddingBlock: vars.space.s, borderBottom: `1px solid ${vars.color.border.subtle}` });
export const when = style({ color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });
/** The day before what happens on it; beside it where there is room. */
export const event = style([
  { paddingBlock: vars.space.m, borderBottom: `1px solid ${vars.color.border.subtle}` },
  responsive({
    base: { display: 'grid', gap: vars.space.xs, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { columnGap: vars.space.l, gridTemplateColumns: '13rem minmax(0, 1fr)' },
  }),
]);
export const day = style([text.label, { fontVariantNumeric: 'tabular-nums', lineHeight: vars.font.leading }]);
export const place = style({ display: 'flex', gap: vars.space.xs, color: vars.color.text.secondary });
