import type { ReactNode } from 'react';
import type { Problem } from '../../contract/problem.ts';
import { text } from '../../tokens/typography.css.ts';
import { Button } from '../../ui/Button/index.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { TabNav, type TabNavItem } from '../../ui/TabNav/index.ts';
import { usePage } from '../PageContext.tsx';
import { SearchFailed } from './SearchNotices.tsx';
import * as css from './search.css.ts';
import type { ResultsMapState } from './useResultsMap.ts';

export interface SearchResultsProps {
  /** Where "search results" would say too much: a list that nobody has searched yet. */
  heading?: string;
  /** How many were found; empty while more is loaded. */
  said: string;
  /** Whoever comes with a question wants to hear the answer; a plain page begins at its title. */
  isAsked: boolean;
  /** What the page begins with: the keyword, or the choice that was made. */
  question: ReactNode;
  /** The conditions in force, and the way to more of them. */
  filters: ReactNode;
  /** Beside the list, or in its place where the two have no room, there is a map that follows it, or could be. */
  map: Pick<ResultsMapState, 'isShown' | 'onToggle' | 'onSwitch' | 'switcher'> | null;
  /** In what order they stand; none where there is nothing to sort. */
  sorts: readonly TabNavItem[];
  problem: Problem | null;
  onRetry: (() => void) | undefined;
  children: ReactNode;
}

/** How many, in what order, and the results themselves; what is said of them stands in one live region. */
export function SearchResults({
  heading,
  said,
  isAsked,
  question,
  filters,
  map,
  sorts,
  problem,
  onRetry,
  children,
}: SearchResultsProps) {
  const { t } = usePage();
  return (
    <section aria-labelledby="results" className={css.found}>
      <div className={css.heading}>
        <h2 id="results" tabIndex={-1} data-update={isAsked ? 'arrival' : ''} className={text.subheading}>
          {heading ?? t('search:results')}
        </h2>
        <p role="status" className={css.count}>
          {said}
        </p>
      </div>
      {question}
      <div className={css.controls}>
        {filters}
        {map && (
          <>
            <Button
              ref={map.switcher}
              variant="secondary"
              className={cx(css.opener, css.switchesToMap, withJavaScript)}
              onPress={map.onSwitch}
            >
              <Icon name={map.isShown ? 'list' : 'map-trifold'} />
              {t(map.isShown ? 'search:listInstead' : 'search:mapInstead')}
            </Button>
            <Button
              variant="secondary"
              className={cx(css.opener, css.opensMap, withJavaScript)}
              aria-pressed={map.isShown}
              onPress={map.onToggle}
            >
              <Icon name="map-trifold" />
              {t('search:mapShow')}
            </Button>
          </>
        )}
        {sorts.length > 0 && <TabNav label={t('search:sort')} items={sorts} />}
      </div>
      {problem && <SearchFailed problem={problem} onRetry={onRetry} />}
      {children}
    </section>
  );
}
