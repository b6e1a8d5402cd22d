import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/** Four numbers stand two and two where a row has no room for all, so that none is left alone. */
const twoAndTwo = { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)' };
const four = '&:has(> :nth-child(4):last-child)';

export const room = style({ containerType: 'inline-size' });
const row = style({ display: 'flex', flexWrap: 'wrap' });
export const stats = style([
  row,
  {
    gap: `${space.s} clamp(1rem, 4vw, 1.5rem)`,
    '@container': { '(14.5rem <= width < 32rem)': { selectors: { [four]: twoAndTwo } } },
  },
]);
/** inside a card */
export const compact = style([
  row,
  {
    gap: `${space.xs} ${space.m}`,
    '@container': { '(width >= 14rem)': { selectors: { [four]: twoAndTwo } } },
  },
]);
export const label = style({ fontSize: '1rem', fontWeight: 400, color: color.text.secondary, lineHeight: 1.4 });
export const number = style([
  text.number,
  { fontSize: 'clamp(2rem, 11vw, 2.5rem)', selectors: { [`${compact} &`]: { fontSize: '1.75rem' } } },
]);
export const unit = style({ fontSize: '1rem', marginInlineStart: '.2em' });
