import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const summary = style({
  maxWidth: vars.size.measure,
  padding: space.m,
  border: `3px solid ${color.text.danger}`,
  borderRadius: vars.radius.card,
  background: color.surface.card,
  scrollMarginBlockStart: space.m,
});
export const heading = style([
  text.subheading,
  { display: 'flex', alignItems: 'start', gap: space.xs, color: color.text.danger },
]);
export const sign = style({ marginBlockStart: '.1em' });
export const list = style({ marginBlockStart: space.xs });
/** As tall as a link in it, so that all lines are equally far from one another. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minHeight: vars.size.target,
  padding: `${space.hair} 0`,
  lineHeight: vars.font.leadingTight,
  // In forced colours the ground of the next line would lie over the ring.
  selectors: { '&:focus-visible': { zIndex: 1 } },
});
