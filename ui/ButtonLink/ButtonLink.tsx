import { button } from '../Button/Button.css.ts';
import { cx } from '../cx.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';

export type ButtonLinkProps = Omit<LinkProps, 'variant' | 'isCurrent'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 'l';
};

/** Looks like a Button because the step is a big one; is a link because it leads somewhere. */
export function ButtonLink({ variant = 'primary', size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={cx(button[variant], className)} data-size={size} />;
}
