import { type Band, stepBands, timeBands } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { I18n, T } from '../../i18n/i18n.ts';
import { fieldMessage } from '../../search/fieldMessage.ts';
import { searchTitle } from '../../search/searchTitle.ts';
import { type ActiveCondition, activeConditions } from './conditions.ts';
import type { SearchData, SearchLists } from './data.ts';

const number = (value: number) => value.toLocaleString('en');

function bandWords(band: Band, unit: 'time' | 'step', t: T): string {
  if (band.from === null) return t(`courseSearch:${unit}Under`, { to: number(band.to!) });
  if (band.to === null) return t(`courseSearch:${unit}Over`, { from: number(band.from) });
  return t(`courseSearch:${unit}Between`, { from: number(band.from), to: number(band.to) });
}

export const timeBandWords = (band: Band, t: T): string => bandWords(band, 'time', t);
export const stepBandWords = (band: Band, t: T): string => bandWords(band, 'step', t);

/** A condition in words; a value that is not known is shown as it was asked for. */
export function conditionText({ name, value }: ActiveCondition, lists: SearchLists, t: T): string {
  const band = (bands: readonly Band[]) => bands.find(({ id }) => String(id) === value);
  const named = (list: readonly { id?: number; code?: number; slug?: string; name: string }[]) =>
    list.find(({ id, code, slug }) => slug === value || String(id ?? code) === value)?.name ?? value;
  switch (name) {
    case 'municipality':
      return named(lists.municipalities);
    case 'scene':
      return named(lists.scenes);
    case 'time_band':
      return band(timeBands) ? timeBandWords(band(timeBands)!, t) : value;
    case 'step_band':
      return band(stepBands) ? stepBandWords(band(stepBands)!, t) : value;
    case 'facility':
      return t(`courseSearch:facility_${value as 'toilet'}`, { defaultValue: value });
    case 'flat':
      return t('courseSearch:flat');
    case 'category':
      return t(`courseSearch:category_${value as 'kawabe'}`, { defaultValue: value });
    case 'line':
      return lists.line?.name ?? value;
    case 'station':
      return t('station', { name: named(lists.stations) });
    case 'near_station':
      return t('courseSearch:near', { name: named(lists.stations) });
    case 'keyword':
      return t('search:quoted', { value });
  }
}

export const courseSearchTitle = (
  label: string,
  { conditions, lists, result, fields }: SearchData,
  i18n: I18n,
): string =>
  searchTitle(
    {
      ...{ label, result, isRefused: fields.length > 0 },
      conditions: activeConditions(conditions).map((condition) => conditionText(condition, lists, i18n.t)),
      found: (asked, count) => i18n.t('courseSearch:titleFound', { asked, count, total: i18n.number(count) }),
    },
    i18n,
  );

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
  'facts',
  'flat',
  'sort',
  'page',
] as const;
type FieldName = (typeof fieldNames)[number];

/** What is wrong with a condition, in words: which one, and how to put it right. */
export function conditionMessage(field: string, kind: FieldError['kind'], t: T): string {
  const name = (field === 'page_num' ? 'page' : field) as FieldName;
  return fieldMessage(fieldNames.includes(name) ? t(`courseSearch:field_${name}`) : field, kind, t);
}
