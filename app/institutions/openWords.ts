import { weekdayName } from '../../ui/OpeningHours/index.ts';
import type { I18n } from '../i18n/i18n.ts';
import { clockOf, daysBetween, type OpenState, weekdayOf } from './openState.ts';

type Open = Extract<OpenState, { name: 'open' }>;

/** 「いま開いています（21:00まで）。ラストオーダーは20:30」 */
function untilWords({ until, lastOrder }: Open, now: number, { t }: Pick<I18n, 't'>): string {
  const days = daysBetween(now, until);
  const time = clockOf(until);
  if (days > 1) return t('institution:open');
  const words =
    days === 1 && time === '0:00'
      ? t('institution:openUntilMidnight')
      : t(days === 1 ? 'institution:openUntilNextDay' : 'institution:openUntil', { time });
  if (lastOrder === null) return words;
  return (
    words +
    (lastOrder > now ? t('institution:lastOrderAt', { time: clockOf(lastOrder) }) : t('institution:lastOrderOver'))
  );
}

/** Whether it is open, as a visitor reads it. */
export function openWords(
  state: OpenState,
  now: number,
  isIrregular: boolean,
  { t, lang }: Pick<I18n, 't' | 'lang'>,
): string {
  if (state.name === 'always') return t('institution:openAlways');
  if (state.name === 'open') return untilWords(state, now, { t }) + (isIrregular ? t('institution:irregular') : '');
  if (state.opens === null) return t('institution:closed');
  const days = daysBetween(now, state.opens);
  const time = clockOf(state.opens);
  if (days === 0) return t('institution:opensAt', { time });
  if (days === 1) return t('institution:opensTomorrow', { time });
  return t('institution:opensOn', { day: weekdayName(lang, weekdayOf(state.opens)), time });
}
