import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  href: string;
  children: ReactNode;
  variant?: 'inline' | 'standalone' | 'quiet';
  /** the page that is open */
  isCurrent?: boolean;
  /** leads out of this site: adds an icon and, for those who do not see it, `externalLabel` */
  isExternal?: boolean;
  externalLabel?: string;
};

/** A native link on purpose: it works before JavaScript has loaded, and moving on without a reload is decided at the document. */
export function Link({
  variant = 'inline',
  isCurrent,
  isExternal,
  externalLabel,
  className,
  children,
  ...props
}: LinkProps) {
  return (
    <a
      {...props}
      className={cx(css.link[variant], className)}
      aria-current={isCurrent ? 'page' : undefined}
      rel={isExternal ? 'noopener' : props.rel}
    >
      {isExternal ? (
        // In one piece: the sign follows the last word, also on a second line.
        <span>
          {children}
          <Icon name="arrow-square-out" className={css.outward} />
          {externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
        </span>
      ) : (
        children
      )}
    </a>
  );
}
