import { type Band, stepBands, timeBands } from '../../../contract/bands.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { I18n, T } from '../../i18n/i18n.ts';
import { fieldMessage } from '../../search/fieldMessage.ts';
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

/** Says what was searched for, how much was found and which page of it this is, so that no two pages share a title. */
export function searchTitle(
  label: string,
  { conditions, lists, result, fields }: SearchData,
  { t, number }: I18n,
): string {
  const texts = activeConditions(conditions).map((condition) => conditionText(condition, lists, t));
  const asked = texts.length ? t('search:titleAsked', { label, conditions: texts.join(t('listAnd')) }) : label;
  if (fields.length) return t('search:titleWrong', { asked });
  if (!result) return asked;
  const pageCount = Math.ceil(result.total / result.limit_num);
  const found = t('courseSearch:titleFound', { asked, count: result.total, total: number(result.total) });
  return pageCount > 1 ? t('titlePage', { title: found, page: result.page_num, pageCount }) : found;
}

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
