import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import { pageWidth } from '../layout.css.ts';

export type PageWidthProps = ComponentPropsWithRef<'div'>;

/** The page's width with its gutters. */
export function PageWidth({ className, ...props }: PageWidthProps) {
  return <div {...props} className={cx(pageWidth, className)} />;
}
