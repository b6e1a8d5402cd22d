import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import * as progress from '../ProgressBar/ProgressBar.css.ts';

const { color, space } = vars;

export const frame = style({ display: 'grid', gap: space.xs, minWidth: 0 });
export const words = style([progress.words, { alignItems: 'baseline' }]);
export const value = style([text.label, { fontVariantNumeric: 'tabular-nums' }]);
export const meaning = style({ marginInlineStart: space.xs });

/** Told apart by the line they are drawn with. Borders, because forced colours and paper keep them. */
const line = style({ display: 'block', minWidth: '.5rem', borderBlockStart: `6px solid ${color.text.primary}` });
export const pattern = styleVariants({
  0: [line, { borderTopStyle: 'dotted' }],
  1: [line, { borderTopStyle: 'solid' }],
  2: [line, { borderTopStyle: 'dashed' }],
  3: [line, { borderTopStyle: 'double' }],
});
export const mostBands = 4;

export const scale = style({ display: 'flex', gap: '3px', marginBlockStart: space.hair });

export const bands = style([text.small, { display: 'flex', flexWrap: 'wrap', gap: `${space.hair} ${space.xs}` }]);
export const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `0 ${space.xs}`,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  selectors: { '&[data-current]': { borderColor: color.text.primary } },
  // Transparent borders are seen there.
  '@media': { [media.forcedColors]: { selectors: { '&:not([data-current])': { borderStyle: 'none' } } } },
});
export const sample = style({ flex: 'none', width: '1.75rem' });
export const name = style({ fontWeight: vars.font.bold });
