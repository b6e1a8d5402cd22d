import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space, size, radius } = vars;
const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** Results, and beside them the conditions where there is room. */
export const page = style(
  responsive({
    base: { display: 'grid', gap: `${space.l} ${space.l}`, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  }),
);
globalStyle(`${page}[data-map]`, {
  '@media': { [media.belowL]: { rowGap: space.s }, [media.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const results = style({ display: 'grid', alignContent: 'start', gap: space.xs, minWidth: 0 });
export const found = style({ display: 'grid', gap: '.75rem', minWidth: 0 });
/** What the map takes the place of where the two have no room side by side. */
export const listed = style({ display: 'grid', gap: '.75rem', minWidth: 0 });
globalStyle(`${page}[data-map] ${listed}`, { '@media': { [`screen and ${media.belowL}`]: { display: 'none' } } });
export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xs });
export const afterResults = style(responsive({ base: { minWidth: 0 }, l: { gridColumn: 1 } }));
/** As high as the field that comes. */
export const keywordPlace = style({ minHeight: `calc(${size.target} + .25rem)` });

const hidden = { display: 'none' } as const;
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  minHeight: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
/** The form of all conditions: not seen where a dialog holds it. */
export const column = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    print: hidden,
    [`${media.belowL} and (scripting: enabled)`]: { selectors: { '&:not([data-shown])': hidden } },
    [media.l]: {
      gridColumn: 2,
      gridRow: '1 / span 4',
      alignSelf: 'start',
      padding: space.m,
      border: `1px solid ${color.border.subtle}`,
      borderRadius: radius.card,
      background: color.surface.card,
      selectors: { '[data-map] > &': hidden },
    },
  },
});
export const submit = style({ display: 'grid', paddingBlock: space.xs });
// In the dialog the number of results stays in sight while the conditions change.
globalStyle(`[role=dialog] ${submit}`, {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  background: color.surface.card,
});

/** The conditions, and the order at the other end of their line. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  '@media': { print: hidden, [media.s]: { columnGap: space.xs } },
});
globalStyle(`${controls} > :last-child`, { marginInlineStart: 'auto' });
globalStyle(`${controls} > nav`, { '@media': { [media.s]: { width: '100%' } } });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  // Where the conditions stand beside the results it may hold nothing that is seen: then it leaves no gap.
  '@media': { [media.l]: { display: 'contents' } },
});
/** Two of them have room side by side on a phone. */
export const opener = style({ paddingInline: space.s, '@media': { [media.s]: { paddingInline: space.xs } } });
export const opensDialog = style({ '@media': { [media.l]: hidden } });
// Beside the map there is no room for the column.
globalStyle(`[data-map] ${opensDialog}`, { '@media': { [media.l]: { display: 'inline-flex' } } });
/** Where list and map have room side by side. */
export const opensMap = style({ '@media': { [media.belowL]: hidden } });
/** Where they have not: one in the place of the other. */
export const switchesToMap = style({ scrollMarginBlockStart: space.xs, '@media': { [media.l]: hidden } });
export const besideMap = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    print: hidden,
    // Before the map has come there is room enough to scroll to where it will stand.
    [media.belowL]: { minHeight: '100svh' },
    [media.l]: {
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 4',
      position: 'sticky',
      top: space.xs,
    },
  },
});
export const leadsToForm = style({
  '@media': {
    [`${media.belowL} and (scripting: enabled)`]: hidden,
    // The form stands beside it: only those who go by keyboard need the way past all courses.
    [media.l]: { selectors: { '&:not(:focus-visible)': unseen } },
  },
});

export const count = style([text.lead, { fontWeight: vars.font.bold, minHeight: '1lh' }]);
/** In one line with what opens the form. */
export const chips = style({ ...bareList, display: 'contents' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.s,
  border: `2px solid ${color.border.control}`,
  borderRadius: radius.round,
  background: color.surface.card,
  color: color.text.primary,
  textDecoration: 'none',
  ':hover': { borderColor: color.text.action, color: color.text.action },
});
