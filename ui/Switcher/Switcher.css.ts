import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const group = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.xs });
export const label = style({ fontSize: '1rem', lineHeight: vars.font.leadingTight });
export const options = style({ display: 'flex', flexWrap: 'wrap' });

export const option = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: `.25rem .75rem`,
  border: `2px solid ${color.border.control}`,
  background: color.surface.card,
  color: color.text.primary,
  fontSize: '1rem',
  lineHeight: vars.font.leadingTight,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.control, borderEndStartRadius: vars.radius.control },
    '&:last-child': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '& + &': { borderInlineStartWidth: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { zIndex: 1 },
    '&:is([aria-current], [aria-pressed="true"])': {
      background: color.surface.action,
      borderColor: color.surface.action,
      color: color.text.onAction,
      fontWeight: vars.font.bold,
      forcedColorAdjust: 'none',
    },
  },
});
