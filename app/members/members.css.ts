import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

const line = style([text.small, { display: 'flex', gap: space.xs, alignItems: 'start', maxWidth: vars.size.measure }]);
export const status = style([
  line,
  {
    color: color.text.secondary,
    selectors: { '&[data-verdict="free"]': { color: color.text.action, fontWeight: vars.font.bold } },
  },
]);
/** Nothing is wrong: it is not the colour of errors. */
export const warning = style([line, { color: color.text.accent }]);
