import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';

export const kana = style([text.small, { color: vars.color.text.secondary }]);
