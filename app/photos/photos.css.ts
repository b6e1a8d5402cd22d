import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const line = style({ display: 'block' });
export const likes = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space.hair, color: color.text.secondary },
  { fontVariantNumeric: 'tabular-nums' },
]);
