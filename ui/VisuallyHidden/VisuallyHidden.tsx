import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = { children: ReactNode; role?: 'status' };

/** Words that are heard and not seen. For words that become visible on focus, see SkipLink. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span role={role} className={css.visuallyHidden}>
      {children}
    </span>
  );
}
