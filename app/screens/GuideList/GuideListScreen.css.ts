import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { responsive } from '../../../tokens/responsive.ts';
import { grid } from '../../../ui/layout.css.ts';

const { color, space, radius } = vars;

/** Down the first column and then the second: the tips have an order. */
const columns = style(responsive({ l: { columns: 2, columnGap: space.l } }));
export const list = { tips: columns, fashion: style([grid.cards, { rowGap: space.l }]) };

const item_ = style({ position: 'relative', minWidth: 0 });
export const item = styleVariants({
  tips: [
    item_,
    {
      display: 'grid',
      gridTemplateColumns: 'clamp(7rem, 34vw, 11rem) minmax(0, 1fr)',
      alignItems: 'center',
      gap: space.s,
      paddingBlock: space.s,
      breakInside: 'avoid',
    },
  ],
  fashion: [item_, { display: 'flex', flexDirection: 'column', gap: space.s }],
});
export const picture = style({ overflow: 'hidden', borderRadius: radius.card });
export const number = style({
  marginInlineEnd: '.6em',
  color: color.text.action,
  fontVariantNumeric: 'tabular-nums',
});
