import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;
const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const card = style({});
// A band, so that the next course is in sight.
globalStyle(`${card} > div:first-child > svg`, {
  height: '9.5rem',
  '@media': { [media.s]: { height: '7rem' } },
});

/** As the map's signs are. */
export const onMap = style({
  position: 'absolute',
  top: space.xs,
  insetInlineStart: space.xs,
  display: 'grid',
  placeItems: 'center',
  minWidth: '2rem',
  height: '2rem',
  border: `2.5px solid ${color.route.line}`,
  borderRadius: vars.radius.round,
  background: color.route.casing,
  color: color.text.primary,
  fontSize: '1rem',
  fontWeight: vars.font.bold,
});

export const effort = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}` });
export const number = style([text.number, { fontSize: '1.75rem' }]);
export const unit = style({ fontSize: '1rem', marginInlineStart: '.2em' });
export const facts = style([
  text.small,
  { ...bareList, display: 'flex', flexWrap: 'wrap', color: color.text.secondary },
]);
globalStyle(`${facts} > li`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
globalStyle(`${facts} > li + li::before`, { content: "'・' / ''", marginInline: '.125em' });
export const place = style([text.small, { display: 'flex', gap: space.xs, color: color.text.secondary }]);
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: 'auto' });
export const list = style(bareList);
// Cards of one row are equally tall.
globalStyle(`${list} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
