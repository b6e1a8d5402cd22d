import { style } from '@vanilla-extract/css';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { stack } from '../../ui/layout.css.ts';

export const offer = style([
  withJavaScript,
  stack.s,
  { alignItems: 'flex-start', selectors: { '&[hidden]': { display: 'none' } } },
]);
