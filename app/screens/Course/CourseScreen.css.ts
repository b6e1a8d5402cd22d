import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../tokens/breakpoints.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';

const { space, color, radius } = vars;

/** Large print on two A4 pages: two columns, no wide gaps. */
export const course = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'block', lineHeight: 1.45 } },
});
const twoColumns = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' };
export const head = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.l]: { ...twoColumns, gap: space.l }, print: { ...twoColumns, gap: '5mm', marginBottom: '1mm' } },
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
export const leg = style([
  text.body,
  { color: color.text.action, fontWeight: vars.font.bold, '@media': { print: { color: 'CanvasText' } } },
]);
export const stopHere = style([
  text.small,
  {
    color: color.text.secondary,
    paddingInlineStart: space.s,
    borderInlineStart: `0.25rem solid ${color.border.subtle}`,
    borderRadius: radius.control,
  },
]);

export const way = style({ '@media': { print: { marginTop: '1mm' } } });
export const wayNote = style({ '@media': { print: { fontSize: '0.875rem', margin: 0 } } });
globalStyle(`${way} ol`, { '@media': { print: { columns: 2, columnGap: '6mm' } } });
globalStyle(`${way} li`, { '@media': { print: { minHeight: 0, padding: '0 0 1.2mm 2.5rem', fontSize: '1rem' } } });
globalStyle(`${way} li h3`, { '@media': { print: { fontSize: '1.125rem', lineHeight: 1.3 } } });
globalStyle(`${way} li p`, { '@media': { print: { fontSize: '1rem', lineHeight: 1.25 } } });
globalStyle(`${head} p`, { '@media': { print: { fontSize: '1rem', lineHeight: 1.35 } } });
globalStyle(`${head} figcaption`, { '@media': { print: { display: 'none' } } });
export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: '0.875rem', lineHeight: 1.4, marginTop: '3mm' } },
});
globalStyle(`${way} li .${stopHere.split(' ')[0]}`, { '@media': { print: { fontSize: '0.875rem' } } });
globalStyle(`${head} h1`, { '@media': { print: { fontSize: '1.5rem' } } });
globalStyle(`${way} h2`, { '@media': { print: { fontSize: '1.25rem' } } });
