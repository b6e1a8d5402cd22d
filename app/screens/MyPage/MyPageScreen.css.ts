import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { stack } from '../../../ui/layout.css.ts';

const { space, color, radius } = vars;

export const titles = style([stack.l, { maxWidth: '46rem' }]);
/** What one is walking towards. */
export const next = style([
  stack.xs,
  {
    padding: space.m,
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.card,
    background: color.surface.card,
  },
]);
/** What is asked before something is done. */
export const question = style([
  stack.m,
  {
    maxWidth: vars.size.measure,
    padding: space.m,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.card,
    background: color.surface.card,
  },
]);
export const list = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.border.subtle}` });
export const title = style({
  display: 'flex',
  gap: space.s,
  paddingBlock: '.75rem',
  borderBottom: `1px solid ${color.border.subtle}`,
});
export const medal = style({ flex: 'none', fontSize: '1.75rem', color: color.text.accent });
export const day = style({ color: color.text.secondary });
