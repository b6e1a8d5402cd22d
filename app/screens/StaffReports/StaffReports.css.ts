import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color } = vars;

/** One apart from another: one is not answered for the other. */
export const entries = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.m });
export const entry = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const written = style({
  margin: 0,
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.border.subtle}`,
  whiteSpace: 'pre-line',
});
/** Larger it would push the other reports away; the whole file is a link below it. */
export const photo = style({ maxWidth: '30rem' });
