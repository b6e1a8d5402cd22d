import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { cluster, stack } from '../layout.css.ts';

export const empty = style([
  stack.s,
  {
    alignItems: 'flex-start',
    maxWidth: vars.size.measure,
    // Letters may stand out of their line, here often the last on the paper.
    '@media': { print: { paddingBlockEnd: '.25rem' } },
  },
]);
export const picture = style({ width: '100%', maxWidth: '22rem' });
/** as large as its level says */
export const title = { 1: text.title, 2: text.heading, 3: text.subheading };
export const actions = cluster.s;
