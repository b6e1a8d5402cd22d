import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Badge.css.ts';

export type BadgeProps = {
  /** a count or one word */
  children: ReactNode;
  /** what is read out in its place: "3 new messages". Begins with what is seen, where it is part of a control's name. */
  label?: string;
  variant?: keyof typeof css.badge;
};

/** A count or a word that belongs to what it stands beside. It cannot be pressed and does not speak when it changes. */
export function Badge({ children, label, variant = 'plain' }: BadgeProps) {
  return (
    <span className={css.badge[variant]}>
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </span>
  );
}
