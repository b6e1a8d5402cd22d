import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const fieldset = style({
  minWidth: 0,
  maxWidth: vars.size.measure,
  scrollMarginBlockStart: space.m,
  selectors: {
    // A side line, which forced colours and print keep: the group as a whole has a problem, not one field in it.
    '&[data-invalid]': { borderInlineStart: `4px solid ${color.text.danger}`, paddingInlineStart: space.s },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

const legend = style({
  // Afloat it is laid out like anything else: the browser would begin the side line in the middle of it.
  float: 'inline-start',
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.xs}`,
  padding: 0,
});

/** As tall as a label, or as the heading that it is. */
export const legends = styleVariants({ 1: text.title, 2: text.heading, 3: text.subheading, 4: text.label }, (look) => [
  legend,
  look,
]);
export const heading = style({ font: 'inherit' });

export const body = style({
  clear: 'both',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
  paddingBlockStart: space.xs,
});
