import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';

const { space, color } = vars;

/** Sizes of text on paper: 12 pt, and 18 pt (large print) for who reads large text on the screen, where 1 rem is 15 pt. */
const larger = (points: number) => `calc(${points}pt + (1rem - 12pt) * 2)`;
const onPaper = { body: larger(12), name: larger(13), heading: larger(15), title: larger(18) };

/** A4 and A5, and not the roll of a small printer, where the signs of the route would lie on one another. */
const wideSheet = 'print and (min-width: 30em)';

/**
 * Nothing below 12 pt, two columns over the whole sheet, no wide gaps. The columns are those of the article, so that what follows
 * the way goes on below it and never needs a page of its own. Large print has one column: two would hold three words a line.
 */
export const course = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    print: {
      display: 'block',
      columnGap: '6mm',
      lineHeight: 1.35,
      marginInline: `calc(-1 * ${space.gutter})`,
      // Letters that end on the very edge count as cut off.
      paddingInline: '1px',
    },
    [wideSheet]: { columns: 2 },
  },
});
globalStyle(`html[data-text-size="2"] ${course}`, { '@media': { [wideSheet]: { columns: 1 } } });
globalStyle(`${course} > header, ${course} > div`, { '@media': { print: { columnSpan: 'all' } } });
globalStyle(`${course} > div`, { '@media': { print: { paddingBlock: '1.5mm', fontSize: onPaper.name } } });
/** On s it leaves room for the numbers and the start below it in the first view. Over the padding of the notice itself. */
export const closing = style({
  selectors: { '&&': { '@media': { [media.s]: { padding: space.xs } } } },
});
const twoColumns = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' };
export const head = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.l]: { ...twoColumns, gap: space.l },
    print: { gap: '6mm', marginBottom: '2.5mm' },
    [wideSheet]: twoColumns,
  },
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { print: { display: 'none' } },
});
export const figure = style({
  margin: 0,
  display: 'grid',
  gap: space.xs,
  minWidth: 0,
  color: color.text.secondary,
  '@media': { print: { maxWidth: '12cm' } },
});
export const ends = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.m, rowGap: space.hair });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.s,
  '@media': { print: { display: 'none' } },
});
export const toolRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
/** On s its own line, so that the three files stand in one. */
export const toolLabel = style({ '@media': { [media.s]: { width: '100%' } } });
export const leg = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s });
export const legLength = style([
  text.body,
  { color: color.text.action, fontWeight: vars.font.bold, '@media': { print: { color: 'CanvasText' } } },
]);
/** What a walker with a pram or a stick has to know of a leg. */
export const onLeg = style([text.small, { fontWeight: vars.font.bold }]);
export const left = style([text.small, { color: color.text.secondary, '@media': { print: { color: 'CanvasText' } } }]);
export const sight = style({ marginBlockStart: space.xs });
export const rests = style([text.small, { marginBlockStart: space.xs }]);
/** On paper its numbers stand with the facts. */
export const elevation = style({ display: 'grid', gap: space.s, '@media': { print: { display: 'none' } } });
export const profile = style({
  width: '100%',
  maxWidth: '40rem',
  height: 'auto',
  display: 'block',
  overflow: 'visible',
});
export const profileGround = style({ fill: color.surface.sunken });
export const profileLine = style({
  fill: 'none',
  stroke: color.text.link,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const stopHere = style([
  text.small,
  {
    color: color.text.secondary,
    paddingInlineStart: space.s,
    borderInlineStart: `0.25rem solid ${color.border.subtle}`,
    marginBlockStart: space.xs,
  },
]);

// As much room above as on every page.
globalStyle(`${course} > section`, { marginBlockStart: `calc(${space.xl} - ${space.l})` });

export const way = style({});
// Columns, not a grid: the way is followed downwards, then at the top of the next.
globalStyle(`${way} ol`, { '@media': { screen: { columns: '26rem', columnGap: space.l } } });
globalStyle(`${way} li`, { '@media': { screen: { breakInside: 'avoid' } } });
globalStyle(`${course} > section`, { '@media': { print: { marginBlockStart: 0 } } });
// Of the section itself, over the stack's own `display`: a flex box would not go on in the next column.
globalStyle(`section.${way}`, { '@media': { print: { display: 'block' } } });
export const wayNote = style({ '@media': { print: { margin: '0 0 2mm', fontSize: onPaper.body, lineHeight: 1.3 } } });
globalStyle(`${course} p`, { '@media': { print: { fontSize: onPaper.body } } });
globalStyle(`${way} > h2, ${way} > p`, { '@media': { print: { columnSpan: 'all' } } });
globalStyle(`${way} > h2`, { '@media': { print: { fontSize: onPaper.heading, marginBlock: '2.5mm .5mm' } } });
globalStyle(`${way} li`, {
  '@media': { print: { minHeight: 0, padding: '0 0 1.6mm 2.5rem', fontSize: onPaper.body } },
});
globalStyle(`${way} li h3`, { '@media': { print: { fontSize: onPaper.name, lineHeight: 1.3 } } });
globalStyle(`${way} li p`, { '@media': { print: { margin: 0, fontSize: onPaper.body, lineHeight: 1.3 } } });
globalStyle(`${head} h1`, { '@media': { print: { fontSize: onPaper.title } } });
globalStyle(`${head} p`, { '@media': { print: { fontSize: onPaper.body, lineHeight: 1.35 } } });
globalStyle(`${course} ${head} dl`, { '@media': { print: { display: 'flex', gap: '1mm 3.5mm' } } });
globalStyle(`${head} dt`, { '@media': { print: { fontSize: onPaper.body, lineHeight: 1.2 } } });
globalStyle(`${head} dd span`, { '@media': { print: { fontSize: onPaper.body } } });
globalStyle(`${head} dd`, { '@media': { print: { fontSize: onPaper.title } } });
globalStyle(`${head} figcaption`, { '@media': { print: { display: 'none' } } });
export const printed = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      breakInside: 'avoid',
      marginTop: '1mm',
      paddingBlock: '1.5mm .5mm',
      borderTop: '1px solid',
      fontSize: onPaper.body,
      lineHeight: 1.3,
    },
  },
});
/** The code of the page, large enough for a phone's camera, with its words beside it. */
export const code = style({
  display: 'none',
  '@media': { print: { display: 'flex', alignItems: 'center', gap: '3mm', margin: 0 } },
});
globalStyle(`${code} > img`, { '@media': { print: { flex: 'none', width: '22mm', height: '22mm' } } });
globalStyle(`${head} ${code} > figcaption`, {
  '@media': { print: { display: 'block', fontSize: onPaper.body, lineHeight: 1.3 } },
});
