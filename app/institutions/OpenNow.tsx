import type { OpeningHours } from '../../contract/institutions.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './institutions.css.ts';
import { openStateAt } from './openState.ts';
import { openWords } from './openWords.ts';
import { useNow } from './useNow.ts';

/**
 * Open at this moment or not. The browser says it, because a page may have been made minutes ago, or be kept for reading
 * without a connection. Without JavaScript the hours in words are all there is.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const { i18n } = usePage();
  const now = useNow();
  if (hours.kind === 'unknown') return null;
  const state = now === null ? null : openStateAt(hours, now);
  return (
    <p className={cx(css.openNow, withJavaScript)} data-waiting={now === null || undefined}>
      {state && (
        <>
          <Icon name={state.name === 'closed' ? 'x' : 'check-circle'} />
          <span>{openWords(state, now!, hours.is_irregular, i18n)}</span>
        </>
      )}
    </p>
  );
}
