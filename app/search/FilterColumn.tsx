import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { breakpoint } from '../../tokens/breakpoints.ts';
import { text } from '../../tokens/typography.css.ts';
import { usePage } from '../PageContext.tsx';
import { useIntent } from './onIntent.tsx';
import * as css from './search.css.ts';

export interface FilterColumnProps {
  /** There are no results that a dialog could be opened from. */
  isAlone: boolean;
  onWanted: () => void;
  children: ReactNode;
}

/** Stands there when the server sent no form, or React has given it up: its code is then needed where it is seen. */
function Wanted({ isAlone, onWanted }: Omit<FilterColumnProps, 'children'>) {
  useEffect(() => {
    if (isAlone) onWanted();
    const wide = matchMedia(`(min-width: ${breakpoint.l}em)`);
    const load = () => {
      if (wide.matches) onWanted();
    };
    load();
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
  }, [isAlone, onWanted]);
  return null;
}

/**
 * The conditions beside the results where there is room. Elsewhere they stand after the results without JavaScript, and
 * with it in a dialog. Until a reader comes to them the server's HTML stands here without any code, and can be sent.
 * Alone, without results that a dialog could be opened from, it is shown everywhere.
 */
export function FilterColumn({ isAlone, onWanted, children }: FilterColumnProps) {
  const { t } = usePage();
  const column = useRef<HTMLElement>(null);
  useIntent(column, onWanted);
  // React gives the server's HTML up when anything of it is rendered anew.
  const form = useMemo(
    () => <Suspense fallback={<Wanted isAlone={isAlone} onWanted={onWanted} />}>{children}</Suspense>,
    [isAlone, onWanted, children],
  );
  return (
    <section
      ref={column}
      id="filters"
      aria-labelledby="filters-title"
      tabIndex={-1}
      data-shown={isAlone || undefined}
      className={css.column}
    >
      <h2 id="filters-title" className={text.subheading}>
        {t('search:filtersTitle')}
      </h2>
      {form}
    </section>
  );
}
