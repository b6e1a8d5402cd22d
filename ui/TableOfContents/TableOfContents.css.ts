import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { responsive } from '../../tokens/responsive.ts';
import { text } from '../../tokens/typography.css.ts';
import { dotsDown } from '../Footpath/dots.ts';

const { color, space } = vars;

/** Beside the text it goes along, and scrolls by itself where it is longer than the screen; elsewhere it stands above. */
export const contents = style([
  responsive({
    base: { alignSelf: 'start', minWidth: 0 },
    l: {
      position: 'sticky',
      insetBlockStart: space.m,
      maxHeight: `calc(100dvh - 2 * ${space.m})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  }),
  { '@media': { print: { display: 'none' } } },
]);
export const title = style([text.label, { marginBlockEnd: space.xs }]);

/** A list in a list stands further in. */
export const list = style({ selectors: { '& &': { paddingInlineStart: space.m } } });
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingBlock: space.hair,
  paddingInlineStart: space.m,
  lineHeight: vars.font.leadingTight,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    '&[aria-current]': { color: color.text.primary, fontWeight: vars.font.bold },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: space.xs,
      insetInlineStart: space.hair,
      ...dotsDown,
    },
  },
});
