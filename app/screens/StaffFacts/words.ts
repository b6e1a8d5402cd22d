import type { CourseDetail } from '../../../contract/courses.ts';
import { type FactKind, isInWords, wordsOfChoices, yesNo } from '../../../contract/factRules.ts';
import type { KnownFact } from '../../../contract/facts.ts';
import type { Language } from '../../../contract/values.ts';
import type { I18n } from '../../i18n/i18n.ts';

const onMapInWords = {
  step_free: 'staffFacts:map_step_free',
  toilet: 'staffFacts:map_toilet',
  slope: 'staffFacts:map_slope',
} as const;
const isOfMap = (kind: FactKind): kind is keyof typeof onMapInWords => Object.hasOwn(onMapInWords, kind);

/** What is known of a fact, of which kind it is, from whom, and when; `source` is that of the map. */
export function knownInWords(
  { kind, is, by, on, source: how }: KnownFact,
  onMap: CourseDetail['on_map'] | null,
  { t, date }: Pick<I18n, 't' | 'date'>,
): string {
  if (is !== null) {
    const fact = typeof is === 'boolean' ? t(`staffFacts:value_${is ? 'yes' : 'no'}`) : is;
    if (by === null || on === null) return t('staffFacts:nowNoted', { fact });
    const confirmed = { fact, by, on: date(on) };
    return how
      ? t('staffFacts:nowConfirmedHow', { ...confirmed, how: t(`staffFacts:source_${how}`) })
      : t('staffFacts:nowConfirmed', confirmed);
  }
  if (onMap && isOfMap(kind)) return t('staffFacts:nowOnMap', { fact: t(onMapInWords[kind]), source: onMap.source });
  return t('staffFacts:nowUnknown');
}

/** What may be said of a fact. */
export function valuesOf(kind: FactKind, lang: Language, t: I18n['t']): { value: string; label: string }[] {
  if (!isInWords(kind)) return yesNo.map((value) => ({ value, label: t(`staffFacts:value_${value}`) }));
  const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = wordsOfChoices[kind];
  return Object.entries(words).map(([value, inBoth]) => ({ value, label: inBoth[lang] }));
}
