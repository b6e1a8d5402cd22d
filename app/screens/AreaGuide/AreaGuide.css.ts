import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { stack } from '../../../ui/layout.css.ts';

const { space, color, radius } = vars;

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s });
export const field = style({ flex: '0 1 20rem', minWidth: 0 });

/** The card, as a drawing of one: a name, and what it does. */
export const card = style([
  stack.xs,
  {
    maxWidth: vars.size.measure,
    padding: space.m,
    border: `2px solid ${color.border.control}`,
    borderRadius: radius.card,
    background: color.surface.card,
  },
]);

export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: `${space.s} ${space.m}`,
});
export const piece = style([stack.hair, { alignItems: 'start' }]);
