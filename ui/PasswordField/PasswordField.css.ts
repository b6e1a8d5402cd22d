import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { button } from '../Button/Button.css.ts';
import { withJavaScript } from '../javascript.css.ts';

/** The button beside the field, or under it where there is no room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const box = style({ flex: '999 1 12rem', minWidth: 0 });

export const toggle = style([
  button.secondary,
  withJavaScript,
  {
    flex: '1 0 auto',
    // As wide with either word, so that the field does not move.
    minWidth: '9.5rem',
    minHeight: '3rem',
    paddingInline: vars.space.s,
  },
]);
