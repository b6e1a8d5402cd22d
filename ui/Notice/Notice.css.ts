import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.hair} .75rem`,
  padding: space.s,
  border: '2px solid',
  borderRadius: vars.radius.control,
  background: color.surface.card,
});

export const notice = styleVariants(
  { info: color.text.link, success: color.text.action, warning: color.text.accent, error: color.text.danger },
  (borderColor) => [base, { borderColor }],
);
/** the colour of the sign and the heading */
export const sign = styleVariants(
  { info: color.text.link, success: color.text.action, warning: color.text.accent, error: color.text.danger },
  (tone) => ({ color: tone }),
);
export const heading = text.label;
export const body = style({ gridColumn: 2, minWidth: 0 });
