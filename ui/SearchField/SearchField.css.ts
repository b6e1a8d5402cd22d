import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { button } from '../Button/Button.css.ts';
import { control } from '../Field/Field.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const box = style({ position: 'relative', flex: '999 1 9rem', minWidth: 0 });

export const input = style([
  control,
  {
    paddingInlineEnd: '3rem',
    height: '100%',
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

/** Beside the field, or as wide as it on the next line. */
export const submit = style([button.primary, { flex: '1 0 auto', paddingInline: vars.space.s }]);

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  margin: 'auto',
  selectors: { '[data-empty] &': { display: 'none' } },
});
