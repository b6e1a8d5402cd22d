import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;
const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const list = style([
  {
    ...bareList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: space.s,
  },
]);
// Cards of one row are equally tall.
globalStyle(`${list} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** With its icon at the beginning of the first line. */
export const line = style([text.small, { display: 'flex', gap: space.xs, color: color.text.secondary }]);
globalStyle(`${line} > svg`, { flex: 'none', marginBlockStart: '.35em' });
export const offer = style({ fontWeight: vars.font.bold });
export const openNow = style({
  display: 'flex',
  gap: space.xs,
  minHeight: '1lh',
  fontWeight: vars.font.bold,
});
globalStyle(`${openNow} > svg`, { flex: 'none', marginBlockStart: '.35em' });

/** In walking order, one under another. */
export const rows = style({ ...bareList, display: 'grid', gap: space.xs });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s,
  minHeight: vars.size.target,
  paddingBlock: space.xs,
});
