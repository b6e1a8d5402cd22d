import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { button } from '../Button/Button.css.ts';
import { modal } from '../Dialog/Dialog.css.ts';

export const opener = style([
  button.secondary,
  // Beside the name as long as can be, also when text is large.
  { paddingInline: '.625rem', fontSize: '1rem', '@media': { [media.m]: { display: 'none' } } },
]);

export const sheet = style([
  modal,
  {
    padding: 0,
    maxWidth: '100%',
    maxHeight: '100%',
    border: 0,
    // The top layer needs none; tools that do not know of it do.
    zIndex: vars.layer.overlay,
    selectors: { '&:not([open])': { display: 'none' }, '&::backdrop': { background: 'rgb(0 0 0 / .5)' } },
  },
]);
