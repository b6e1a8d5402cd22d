import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

const { color, space, size, radius } = vars;
const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const stations = style({ display: 'grid', gap: space.xs });
globalStyle(`${stations} ul`, bareList);
export const ways = style({ display: 'grid', gap: space.hair, textAlign: 'start' });
globalStyle(`${ways} ul`, bareList);

export const nearby = style({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
  '@media': { print: { display: 'none' } },
});
export const nearbyWays = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s });

export const picks = style([
  {
    ...bareList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: space.s,
    // Five short ones stand in one row.
    selectors: {
      '&:has(> :nth-child(5):last-child)': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
      },
    },
  },
]);
export const pick = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  position: 'relative',
  minHeight: `calc(${size.target} * 1.5)`,
  padding: `${space.s} ${space.m}`,
  border: `2px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.card,
  color: color.text.primary,
  selectors: {
    '&:hover': { borderColor: color.text.action },
    // Beside longer ones, too, the names stand in one line.
    '&:has(> span)': { justifyContent: 'start' },
    '&:has([aria-current])': {
      borderColor: color.text.action,
      boxShadow: `inset 0.375rem 0 0 ${color.text.action}`,
      color: color.text.action,
    },
  },
});
export const pickLink = style([text.subheading, { color: 'inherit', textDecoration: 'none' }]);
export const pickNote = style([text.small, { color: color.text.secondary }]);

export const stops = style([
  {
    ...bareList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    columnGap: space.m,
  },
]);
export const stop = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    alignContent: 'center',
    minHeight: size.target,
    paddingBlock: space.xs,
    color: color.text.link,
    selectors: {
      '&[aria-current]': {
        fontWeight: vars.font.bold,
        boxShadow: `inset 0.375rem 0 0 ${color.text.action}`,
        paddingInlineStart: space.s,
      },
    },
  },
]);

export const tileForm = style({ display: 'grid', gap: space.m, containerType: 'inline-size' });
/**
 * A picture where there is room for the squares, which English names need more of; else the lists stand one under another. In rem,
 * so that large text is counted.
 */
const room = { ja: '54rem', en: '66rem' };
const english = '&:not(:lang(ja))';
const inPicture = (rule: StyleRule): StyleRule => ({
  '@container': {
    [`(min-width: ${room.ja})`]: { selectors: { '&:lang(ja)': rule as object } },
    [`(min-width: ${room.en})`]: { selectors: { [english]: rule as object } },
  },
});
export const tileMap = style({
  display: 'grid',
  gap: space.m,
  ...inPicture({
    gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
    gridAutoRows: 'minmax(4.25rem, auto)',
    gap: space.hair,
    // Wider than the text above it: every bit of width spares a name a line.
    marginInline: `calc((100% - min(100vw - 2 * ${space.gutter}, 84rem)) / 2)`,
    // The squares are tinted only, and stand partly outside of what is behind the text.
    background: color.surface.page,
  }),
});
export const tileArea = style({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  ...inPicture({ display: 'contents' }),
});
export const tileLegend = style([
  text.subheading,
  {
    padding: 0,
    marginBottom: space.xs,
    ...inPicture({
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }),
  },
]);
export const tileList = style({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: space.hair,
  selectors: { '&:not(:lang(ja))': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' } },
  ...inPicture({ display: 'contents' }),
});
// Outside the picture the places on its grid mean nothing.
const anywhere = { gridColumn: 'auto !important', gridRow: 'auto !important' };
const item = style({
  '@container': {
    [`(max-width: calc(${room.ja} - .01rem))`]: anywhere,
    [`(max-width: calc(${room.en} - .01rem))`]: { selectors: { [english]: anywhere } },
  },
});
export const tileItem = styleVariants(
  { special_wards: color.tint.waterside, cities: color.tint.park, islands: color.tint.island },
  (background) => [item, { background, borderRadius: radius.control }],
);
export const tile = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: space.xs,
      height: '100%',
      minHeight: size.target,
      padding: `${space.hair} ${space.xs}`,
      border: `1px solid ${color.border.control}`,
      borderRadius: radius.control,
      color: color.text.primary,
      cursor: 'pointer',
      selectors: {
        '&:hover': { borderColor: color.text.action },
        '&:has(:disabled)': { background: color.surface.page, borderStyle: 'dashed', cursor: 'not-allowed' },
        '&:has(:checked)': {
          background: color.surface.action,
          borderColor: color.surface.action,
          color: color.text.onAction,
          forcedColorAdjust: 'none',
        },
        '&:has(:focus-visible)': {
          outline: `3px solid ${color.focus.edge}`,
          outlineOffset: '2px',
          boxShadow: `0 0 0 6px ${color.focus.ring}`,
        },
      },
      // A square: the box over the name, both in the middle. Four signs of a name stand in one line.
      ...inPicture({
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        rowGap: space.hair,
        padding: '.125rem 0',
        textAlign: 'center',
      }),
    },
  }),
);
export const tileInput = style([
  {
    width: '1.25rem',
    height: '1.25rem',
    gridRow: '1 / span 2',
    margin: 0,
    accentColor: color.text.action,
    ...inPicture({ gridRow: 'auto' }),
  },
  {
    '@media': {
      // On a chosen tile the line would be dark on dark.
      [media.forcedColors]: { selectors: { '&:checked:focus-visible': { outlineColor: color.text.onAction } } },
    },
  },
]);
export const tileName = style({
  fontSize: '1rem',
  lineHeight: 1.25,
  fontWeight: vars.font.bold,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
/** In the regular weight and a bit closer a long name of letters fits a square. */
globalStyle(`${tileMap}:not(:lang(ja)) ${tileName}`, {
  '@container': { [`(min-width: ${room.en})`]: { fontWeight: 'inherit', letterSpacing: '-.03em' } },
});
/** "City": the picture has no room for it, those who hear the name do. */
export const tileKind = style(
  inPicture({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
/** How many courses, or why it cannot be chosen. */
export const tileCount = style({
  fontSize: '1rem',
  lineHeight: 1.5,
  wordBreak: 'keep-all',
});
