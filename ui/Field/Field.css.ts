import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/** label, remark, control, error: in this order, because a screen magnifier reads downwards */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space.xs,
  minWidth: 0,
  maxWidth: vars.size.measure,
  // Chips are looked over, not read.
  selectors: { '&:has(> [data-layout="chips"])': { maxWidth: 'none' } },
});
export const label = style([text.label, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.xs}` }]);
export const requirement = style({ color: color.text.accent, fontSize: '1rem' });
export const description = style([text.small, { color: color.text.secondary }]);
export const error = style([
  text.label,
  { display: 'flex', gap: space.xs, alignItems: 'start', color: color.text.danger },
]);

export const control = style({
  width: '100%',
  minHeight: '3rem',
  padding: `${space.xs} .75rem`,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.card,
  color: color.text.primary,
  fontSize: '1.125rem',
  lineHeight: vars.font.leadingTight,
  // A link from the summary of errors leads here; the label above comes along.
  scrollMarginBlockStart: '7rem',
  selectors: {
    '&:hover': { borderColor: color.text.primary },
    // Wider and another colour: the difference is seen without seeing the colour.
    '&[aria-invalid="true"], &[data-invalid]': { border: `3px solid ${color.text.danger}` },
    '&:disabled': { background: color.surface.sunken, borderStyle: 'dashed' },
    '&::placeholder': { color: color.text.secondary, opacity: 1 },
  },
});
