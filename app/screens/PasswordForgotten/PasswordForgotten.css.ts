import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { measure, stack } from '../../../ui/layout.css.ts';

/** Below the steps. */
export const step = style([stack.l, measure, { marginBlockStart: vars.space.l }]);
