import { style } from '@vanilla-extract/css';
import { vars } from '../../../tokens/contract.css.ts';
import { text } from '../../../tokens/typography.css.ts';
import { stack } from '../../../ui/layout.css.ts';

const { color, space, size } = vars;

export const results = style({ selectors: { '&[aria-busy="true"]': { cursor: 'progress' } } });
/** A query may be one long word. */
export const heading = style([text.heading, { overflowWrap: 'anywhere' }]);

export const group = style([stack.s, { marginBlockStart: space.l, scrollMarginBlockStart: space.m }]);
/** Rows with a thread between them, as on a notice board; no cards. */
export const list = style({ borderTop: `1px solid ${color.border.subtle}` });
export const entry = style([
  stack.hair,
  {
    alignItems: 'flex-start',
    paddingBlock: space.s,
    borderBottom: `1px solid ${color.border.subtle}`,
    overflowWrap: 'anywhere',
  },
]);
export const date = style([text.small, { color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }]);
export const excerpt = style({ maxWidth: size.measure });

/** Bold as well: seen without colour, too. */
export const mark = style({ background: color.surface.sunken, color: 'inherit', fontWeight: vars.font.bold });
