import type { ReactNode } from 'react';
import type { Scene } from '../../tokens/primitives.ts';
import { cx } from '../cx.ts';
import * as css from './Tag.css.ts';

export type TagProps = { children: ReactNode; variant?: keyof typeof css.tag; tint?: Scene };

/** A word about a thing. It cannot be pressed; a choice is a Checkbox in the layout `chips`. */
export function Tag({ children, variant = 'plain', tint }: TagProps) {
  return <span className={cx(css.tag[variant], tint && css.tint[tint])}>{children}</span>;
}
