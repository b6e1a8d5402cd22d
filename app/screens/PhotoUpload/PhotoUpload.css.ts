import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';

const { color, space } = vars;

/** Sections have their own room above. */
export const form = style({ selectors: { '&&': { gap: 0 } } });
export const end = style({ marginBlockStart: space.xl });

/** What comes after the picture where no script says when: with JavaScript it is a step of its own. */
export const later = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, minWidth: 0 });
export const picture = style({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: '70vh',
  objectFit: 'contain',
  alignSelf: 'flex-start',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
});
export const caption = style([text.small, { color: color.text.secondary }]);
export const small = style({ maxHeight: '20rem' });

export const found = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.s });
export const keyword = style({ flex: '1 1 14rem', minWidth: 0 });
/** Pressed by Enter in any other field: the form goes on, and does not search. */
export const first = style({ display: 'none' });
