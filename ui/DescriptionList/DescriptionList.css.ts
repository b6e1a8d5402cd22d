import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';

const { color, space } = vars;

export const list = style({ borderTop: `1px solid ${color.border.subtle}` });

export const row = style(
  responsive({
    base: {
      display: 'grid',
      gap: `0 ${space.m}`,
      padding: '.75rem 0',
      borderBottom: `1px solid ${color.border.subtle}`,
    },
    m: { gridTemplateColumns: 'minmax(8rem, 1fr) 3fr' },
  }),
);
