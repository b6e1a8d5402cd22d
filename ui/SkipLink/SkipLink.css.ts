import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { button } from '../Button/Button.css.ts';

export const skipLink = style([
  button.secondary,
  {
    position: 'absolute',
    insetInlineStart: vars.space.xs,
    top: vars.space.xs,
    zIndex: vars.layer.skipLink,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', top: '-8rem' } },
  },
]);
