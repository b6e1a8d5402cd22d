import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { cluster } from '../../ui/layout.css.ts';

const { color, space, radius } = vars;

/** As high as the window leaves it: beside a list that scrolls, or below the button that leads back to the list, with the chosen card in sight. */
export const resultsFrame = style({
  height: 'clamp(18rem, calc(100vh - 18rem), 44rem)',
  '@media': {
    [media.belowL]: {
      height: 'clamp(16rem, calc(100svh - 15rem), 44rem)',
      selectors: { '&:has(~ [data-chosen])': { height: 'clamp(14rem, calc(100svh - 23.5rem), 44rem)' } },
    },
  },
});

/** Fewer lines of them on a phone. */
export const actions = style([cluster.xs]);
globalStyle(`${actions} > button`, { '@media': { [media.s]: { paddingInline: space.xs } } });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s,
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.card,
});
/** One fact a line. */
export const facts = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
