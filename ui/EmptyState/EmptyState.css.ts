import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { text } from '../../tokens/typography.css.ts';
import { cluster, stack } from '../layout.css.ts';

export const empty = style([
  stack.s,
  { alignItems: 'flex-start', maxWidth: vars.size.measure, paddingBlock: vars.space.m },
]);
export const picture = style({ width: '100%', maxWidth: '16rem' });
export const title = text.subheading;
export const actions = cluster.s;
