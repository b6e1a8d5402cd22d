import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { space, color, radius } = vars;

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(5rem, 24vw, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s,
  paddingBlock: space.s,
});
export const picture = style({ overflow: 'hidden', borderRadius: radius.control });
export const name = text.label;
export const numbers = style({ fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: color.text.secondary });
