import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';

type Plain = Omit<StyleRule, '@media' | 'selectors'>;

/** Small first: `base` holds everywhere, `m` and `l` add to it from their breakpoint on. */
export function responsive({ base, m, l }: { base?: StyleRule; m?: Plain; l?: Plain }): StyleRule {
  return {
    ...base,
    '@media': {
      ...base?.['@media'],
      ...(m && { [media.m]: m }),
      ...(l && { [media.l]: l }),
    },
  };
}
