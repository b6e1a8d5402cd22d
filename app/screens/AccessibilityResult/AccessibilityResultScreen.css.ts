import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { text } from '../../../tokens/typography.css.ts';

/** The contents beside what is seen at a glance, where there is room. */
export const top = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
  }),
);

/** A line of its own in the paragraph that gives the reason. */
export const claim = style([text.subheading, { display: 'block' }]);
