import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';

/** The contents beside what is seen at a glance, where there is room. */
export const top = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
  }),
);
