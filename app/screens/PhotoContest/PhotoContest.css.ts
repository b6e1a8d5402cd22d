import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';

const { color, space } = vars;

export const winners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: `${space.l} ${space.m}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const winner = style({ display: 'flex', flexDirection: 'column', gap: space.hair, minWidth: 0 });
/** The first stands twice as large where there is room for two. */
globalStyle(`${winner}:first-child`, {
  '@media': { '(min-width: 48em)': { gridColumn: 'span 2', gridRow: 'span 2' } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  borderRadius: vars.radius.card,
});
const place = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.card,
} as const;
export const frame = style({
  ...place,
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  selectors: { [`${link}:hover > &`]: { borderColor: color.text.link } },
});
export const gone = style({
  ...place,
  placeItems: 'center',
  padding: space.s,
  border: `2px dashed ${color.border.control}`,
  textAlign: 'center',
});
export const rank = style([text.subheading, { marginBlockStart: space.xs, color: color.text.primary }]);
export const shared = style([text.small, { color: color.text.secondary }]);
export const title = style([text.label, { wordBreak: 'auto-phrase' as 'normal' }]);
export const votes = style([text.body, { fontVariantNumeric: 'tabular-nums' }]);
export const by = style([text.small, { color: color.text.secondary }]);
