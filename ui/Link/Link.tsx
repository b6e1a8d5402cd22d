import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';

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

/** A native link on purpose: it works before the script, and moving on without a reload is decided at the document. */
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
      className={cx(link[variant], className)}
      aria-current={isCurrent ? 'page' : undefined}
      rel={isExternal ? 'noopener' : props.rel}
    >
      {children}
      {isExternal && <Icon name="arrow-square-out" />}
      {isExternal && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
    </a>
  );
}
