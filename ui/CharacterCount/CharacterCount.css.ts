import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { withJavaScript } from '../javascript.css.ts';

const { color, space } = vars;

export const count = style([
  // It would stand still.
  withJavaScript,
  text.small,
  {
    display: 'flex',
    gap: space.xs,
    alignItems: 'start',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    // The sign and the weight say it without the colour.
    selectors: { '&[data-over]': { color: color.text.danger, fontWeight: vars.font.bold } },
  },
]);
/** In the middle of the first line. */
export const sign = style({ marginBlockStart: '.275em' });
