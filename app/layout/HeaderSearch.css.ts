import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { control } from '../../ui/Field/Field.css.ts';

const { color, radius, size, space } = vars;

/** One box: the field, and the button at its end, which says in words what the field is for. */
export const form = style({ display: 'flex', width: '100%', maxWidth: '24rem' });
export const input = style([
  control,
  {
    flex: '1 1 0',
    minWidth: 0,
    minHeight: size.target,
    paddingBlock: 0,
    borderInlineEnd: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    fontSize: '1rem',
    appearance: 'none',
    selectors: { '&:focus-visible': { zIndex: 1 } },
  },
]);
export const submit = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.hair,
  paddingInline: space.xs,
  minHeight: size.target,
  border: `2px solid ${color.border.control}`,
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  background: color.surface.card,
  color: color.text.action,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface.sunken, color: color.text.primary } },
});
