import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { space, color, radius } = vars;

/** Nobody records on paper. */
export const record = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
});
export const help = style([text.small, { color: color.text.secondary }]);
export const outcome = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  justifySelf: 'stretch',
  maxWidth: '38rem',
  padding: space.s,
  background: color.surface.sunken,
  borderRadius: radius.control,
  borderInlineStart: `0.25rem solid ${color.border.control}`,
  outlineOffset: space.hair,
});
export const sentence = style({ display: 'flex', gap: space.xs, alignItems: 'baseline' });
export const first = style([sentence, text.label]);
