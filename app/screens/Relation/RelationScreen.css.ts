import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

const { color, radius, space } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.border.subtle}` });
export const town = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: space.s,
  paddingBlock: space.s,
  borderBottom: `1px solid ${color.border.subtle}`,
});
const onAction = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.control,
  background: color.surface.action,
  color: color.text.onAction,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  forcedColorAdjust: 'none',
} as const;
export const number = style({ ...onAction, width: '2.25rem', height: '2.25rem', marginBlockStart: space.hair });
export const count = style([text.small, { color: color.text.secondary }]);

/** Only where its squares have room for their numbers. */
export const room = style(
  responsive({
    base: { containerType: 'inline-size' },
    l: { marginBlockStart: space.xl, position: 'sticky', insetBlockStart: space.m, alignSelf: 'start' },
  }),
);
export const picture = style({
  display: 'none',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gridAutoRows: '1fr',
  gap: '.1875rem',
  '@container': { '(min-width: 24rem)': { display: 'grid' } },
});
const square = { aspectRatio: '1', borderRadius: '.25rem' };
export const other = style({ ...square, border: `1px solid ${color.border.subtle}`, background: color.surface.sunken });
export const listed = style({ ...onAction, ...square, fontSize: '1rem' });
