import { style } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  fill: 'currentColor',
  // An icon beside text sits on the text's middle, not on its baseline.
  verticalAlign: '-.25em',
  display: 'inline-block',
});
