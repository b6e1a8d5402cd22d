import type { OpeningHours } from '../../contract/institutions.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { withJavaScript } from '../../ui/javascript.css.ts';
import { weekdayName } from '../../ui/OpeningHours/index.ts';
import type { I18n } from '../i18n/i18n.ts';
import { usePage } from '../PageContext.tsx';
import * as css from './institutions.css.ts';
import { clockOf, daysBetween, type OpenState, openStateAt, weekdayOf } from './openState.ts';
import { useNow } from './useNow.ts';

/** 「いま開いています（21:00まで）」 */
function openWords(state: OpenState, now: number, { t, lang }: I18n): string {
  if (state.name === 'always') return t('institution:openAlways');
  if (state.name === 'open') {
    const days = daysBetween(now, state.until);
    const time = clockOf(state.until);
    const lastOrder =
      state.lastOrder !== null && state.lastOrder > now
        ? t('institution:lastOrderAt', { time: clockOf(state.lastOrder) })
        : '';
    if (days > 1) return t('institution:open');
    if (days === 1 && time === '0:00') return t('institution:openUntilMidnight') + lastOrder;
    return t(days === 1 ? 'institution:openUntilNextDay' : 'institution:openUntil', { time }) + lastOrder;
  }
  if (state.opens === null) return t('institution:closed');
  const days = daysBetween(now, state.opens);
  const time = clockOf(state.opens);
  if (days === 0) return t('institution:opensAt', { time });
  if (days === 1) return t('institution:opensTomorrow', { time });
  return t('institution:opensOn', { day: weekdayName(lang, weekdayOf(state.opens)), time });
}

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
          <span>{openWords(state, now!, i18n)}</span>
        </>
      )}
    </p>
  );
}
