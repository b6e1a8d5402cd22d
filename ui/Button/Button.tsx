import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Announcement } from '../Announcer/Announcer.tsx';
import { cx } from '../cx.ts';
import { Footpath } from '../Footpath/Footpath.tsx';
import * as css from './Button.css.ts';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'onClick'> & {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 'l';
  onPress?: (() => void) | undefined;
  isDisabled?: boolean;
  /** what it started is under way: it keeps the focus and does nothing */
  isPending?: boolean;
  /** shown instead of the words while `isPending`, and read out */
  pendingLabel?: string;
};

/**
 * The browser's own button: it works before JavaScript has loaded and weighs nothing, where React Aria's is 18 kB on every page.
 * `type` is `button` when nothing is said, so that none sends a form by accident.
 */
export function Button({
  variant = 'primary',
  size,
  type = 'button',
  onPress,
  isDisabled,
  isPending,
  pendingLabel,
  className,
  children,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else onPress?.();
  };
  return (
    <>
      <button
        {...props}
        type={type}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        data-pending={isPending || undefined}
        data-size={size}
        onClick={isPending || onPress ? press : undefined}
        className={cx(css.button[variant], className)}
      >
        {isPending && pendingLabel ? (
          <span className={css.pending}>
            {pendingLabel}
            <Footpath className={css.pendingSteps} />
          </span>
        ) : (
          children
        )}
      </button>
      {/* A changed name is read out only by some: this says it to all. */}
      {pendingLabel && <Announcement words={isPending ? pendingLabel : ''} />}
    </>
  );
}
