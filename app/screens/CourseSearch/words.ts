import { type Band, keywordMaxLength, stepBands, timeBands } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { T } from '../../i18n/i18n.ts';

/** Typed words are in whatever language they are written in, whatever the page's is. */
export const languageOfWords = (words: string): 'ja' | undefined =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(words) ? 'ja' : undefined;

const number = (value: number) => value.toLocaleString('en');

function bandWords(band: Band, unit: 'time' | 'step', t: T): string {
  if (band.from === null) return t(`courseSearch:${unit}Under`, { to: number(band.to!) });
  if (band.to === null) return t(`courseSearch:${unit}Over`, { from: number(band.from) });
  return t(`courseSearch:${unit}Between`, { from: number(band.from), to: number(band.to) });
}

export const timeBandWords = (id: number, t: T): string =>
  bandWords(timeBands.find((band) => band.id === id) ?? timeBands[0]!, 'time', t);
export const stepBandWords = (id: number, t: T): string =>
  bandWords(stepBands.find((band) => band.id === id) ?? stepBands[0]!, 'step', t);

const fieldNames = [
  'keyword',
  'municipality',
  'time_band',
  'step_band',
  'scene',
  'line',
  'station',
  'near_station',
  'category',
  'facility',
  'sort',
  'page',
] as const;
type FieldName = (typeof fieldNames)[number];

/** What is wrong with a condition, in words: which one, and how to put it right. */
export function fieldMessage(field: string, kind: FieldError['kind'], t: T): string {
  const name = (field === 'page_num' ? 'page' : field) as FieldName;
  const label = fieldNames.includes(name) ? t(`courseSearch:field_${name}`) : field;
  const messages: Record<FieldError['kind'], string> = {
    required: t('errorRequired'),
    too_long: t('errorTooLong', { max: keywordMaxLength }),
    too_short: t('errorBadInput'),
    below_minimum: t('errorOutOfRange'),
    above_maximum: t('errorOutOfRange'),
    unknown_value: t('errorUnknownValue'),
    repeated: t('errorRepeated'),
    bad_input: t('errorBadInput'),
  };
  return t('courseSearch:fieldMessage', { field: label, message: messages[kind] });
}
