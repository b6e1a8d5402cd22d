import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';

const { space, color } = vars;

/** The words, and beside them where there is room a drawing of what comes of it. */
export const top = style(
  responsive({
    base: { display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' },
    l: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', alignItems: 'center' },
  }),
);
export const home = style(
  responsive({ base: { width: '9rem', '@media': { print: { display: 'none' } } }, l: { width: '100%' } }),
);

/** As high with a button as with words. */
export const offer = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: space.xs,
  minHeight: `calc(${vars.size.target} + 2 * ${space.s})`,
});

export const points = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: '1.5em',
  margin: 0,
  selectors: { '&&': { listStyleType: 'disc' } },
});

/** A drawing and its words; one under the other where large text needs the room. */
export const step = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const words = style({ flex: '1 1 14rem', maxWidth: vars.size.measure });
export const aside = style({ color: color.text.secondary });
