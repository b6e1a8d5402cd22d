import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s} ${space.l}` });
/** inside a card */
export const compact = style([stats, { gap: `${space.hair} ${space.s}` }]);
export const label = style({ fontSize: '1rem', fontWeight: 400, color: color.text.secondary, lineHeight: 1.4 });
export const number = style([text.number, { selectors: { [`${compact} &`]: { fontSize: '1.75rem' } } }]);
export const unit = style({ fontSize: '1rem', marginInlineStart: '.2em' });
