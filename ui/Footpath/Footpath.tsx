import { cx } from '../cx.ts';
import * as css from './Footpath.css.ts';

export type FootpathProps = { orientation?: 'horizontal' | 'vertical'; className?: string };

/** The brand's line: small steps. Decoration only; what it marks is said in words or by `aria-current`. */
export function Footpath({ orientation = 'horizontal', className }: FootpathProps) {
  return <div aria-hidden="true" className={cx(orientation === 'vertical' ? css.down : css.across, className)} />;
}
