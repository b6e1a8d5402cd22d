import type { FieldError } from '../../../contract/errors.ts';
import { equipmentKinds, shopIcons } from '../../../contract/institutionKinds.ts';
import type { I18n, T } from '../../i18n/i18n.ts';
import { fieldMessage } from '../../search/fieldMessage.ts';
import { searchTitle } from '../../search/searchTitle.ts';
import { type ActiveCondition, active } from './conditions.ts';
import type { InstitutionSearchData } from './data.ts';

/** A condition in words; a value that is not known is shown as it was asked for. */
export function conditionText(
  { name, value }: ActiveCondition,
  { towns, result }: Pick<InstitutionSearchData, 'towns' | 'result'>,
  t: T,
): string {
  switch (name) {
    case 'municipalities':
      return towns.find(({ slug, code }) => slug === value || String(code) === value)?.name ?? value;
    case 'icons':
      return shopIcons.some((icon) => icon === value) ? t(`institution:${value as 'salt'}Icon`) : value;
    case 'equipment':
      return equipmentKinds.some((kind) => kind === value) ? t(`institution:equipment_${value as 'arm_wheel'}`) : value;
    case 'open_now':
      return t('institutionSearch:openNow');
    case 'course_id':
      return result?.course ? t('institutionSearch:nearCourse', { name: result.course.name }) : value;
    case 'keyword':
      return t('search:quoted', { value });
  }
}

export const titleOf = (label: string, data: InstitutionSearchData, i18n: I18n): string =>
  searchTitle(
    {
      ...{ label, result: data.result, isRefused: data.fields.length > 0 },
      conditions: active(data.conditions).map((condition) => conditionText(condition, data, i18n.t)),
      found: (asked, count) => i18n.t('institutionSearch:titleFound', { asked, count, total: i18n.number(count) }),
    },
    i18n,
  );

const fieldNames = [
  'keyword',
  'municipalities',
  'icons',
  'equipment',
  'open_now',
  'course_id',
  'course',
  'sort',
  'page',
] as const;
type FieldName = (typeof fieldNames)[number];

/** What is wrong with a condition, in words: which one, and how to put it right. */
export function conditionMessage({ field, kind }: FieldError, t: T): string {
  const name = (field === 'page_num' ? 'page' : field) as FieldName;
  return fieldMessage(fieldNames.includes(name) ? t(`institutionSearch:field_${name}`) : field, kind, t);
}
