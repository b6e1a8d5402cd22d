import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { split, stack } from '../../../ui/layout.css.ts';

const { color, space, radius } = vars;

export const end = style([stack.xs, { marginBlockStart: space.l }]);
/** What it offers; beside it when it is open and how to ask. */
export const columns = style([split]);
globalStyle(`${columns} > :empty`, { display: 'none' });

export const kind = style({ display: 'flex', alignItems: 'center', gap: space.xs, color: color.text.secondary });
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
});
export const offer = style({ fontWeight: vars.font.bold });
/** Where it lies beside the nearest course. */
export const drawing = style({
  margin: 0,
  display: 'grid',
  gap: space.xs,
  maxWidth: '40rem',
  color: color.text.secondary,
});
export const picture = style({ overflow: 'hidden', borderRadius: radius.card });
export const rows = style({ display: 'grid', gap: space.xs });
