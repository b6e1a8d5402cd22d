import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { button } from '../Button/Button.css.ts';

export const iconButton = style([button.quiet, { padding: 0, width: vars.size.target, fontSize: '1.25rem' }]);
