import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.xs });

/** Boxes of several choices, as many beside each other as there is room. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14em), 1fr))',
  gap: vars.space.xs,
});

/** Fields of one row, two beside each other where there is room: mostly Japanese and English. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22em), 1fr))',
  gap: vars.space.m,
  alignItems: 'start',
});

/** Of a text in both languages, the first: the second stands beside it. */
export const first = style({ gridColumnStart: 1 });

export const wide = style({ gridColumn: '1 / -1' });
