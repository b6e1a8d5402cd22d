import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

const { color, radius, space } = vars;

/** It stays in sight as long as its list is read. */
export const picture = style([
  { overflow: 'hidden', borderRadius: radius.card },
  responsive({ l: { position: 'sticky', insetBlockStart: space.m, alignSelf: 'start' } }),
]);
export const list = style({ display: 'grid', gap: space.s, alignContent: 'start', margin: 0, padding: 0 });
export const course = style({ display: 'grid', gridTemplateColumns: '2rem minmax(0, 1fr)', columnGap: space.s });
/** As the signs of the picture are. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  marginBlockStart: '.375rem',
  border: `2.5px solid ${color.route.line}`,
  borderRadius: radius.round,
  background: color.route.casing,
  fontWeight: vars.font.bold,
  lineHeight: 1,
});
export const effort = style([text.small, { color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }]);
