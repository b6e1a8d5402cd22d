import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** A line of its own among the tools of a course. */
export const save = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start', flex: '1 0 100%' });
