import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';

const { space, color, radius } = vars;

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const drawing = style({ margin: 0, maxWidth: '40rem', display: 'grid', gap: space.xs });
/** In the place names of the course, which a reviewer looks through for the one that the member wrote. */
export const points = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.m}`,
});
export const route = style({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.surface.sunken,
});

/** The two ways to decide, apart from each other: one is not pressed for the other. */
export const decisions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space.l,
  paddingBlock: space.m,
  borderBlock: `1px solid ${color.border.subtle}`,
});
export const plainList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.xs });
