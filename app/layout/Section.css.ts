import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { stack } from '../../ui/layout.css.ts';

/** Room above says that something else begins; no line and no box is needed. */
export const section = style([stack.m, { marginBlockStart: vars.space.xl }]);
