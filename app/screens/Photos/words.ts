import type { FieldError } from '../../../contract/errors.ts';
import { type PhotoSeason, photoSeasons } from '../../../contract/photoRules.ts';
import type { I18n, T } from '../../i18n/i18n.ts';
import { type Month, months } from '../../photos/words.ts';
import { fieldMessage } from '../../search/fieldMessage.ts';
import { searchTitle } from '../../search/searchTitle.ts';
import { type ActiveCondition, active } from './conditions.ts';
import type { Choices, PhotosData } from './data.ts';

/** A condition in words; a value that is not known is shown as it was asked for. */
export function conditionText({ name, value }: ActiveCondition, { towns, courses, contests }: Choices, t: T): string {
  switch (name) {
    case 'municipality':
      return towns.find(({ slug }) => slug === value)?.name ?? value;
    case 'course_id':
      return courses.find(({ id }) => String(id) === value)?.name ?? value;
    case 'contest':
      return contests.find(({ id }) => id === value)?.name ?? value;
    case 'season':
      return photoSeasons.some((season) => season === value) ? t(`photos:season_${value as PhotoSeason}`) : value;
    case 'month':
      return months.some((month) => String(month) === value) ? t(`photoCommon:month_${Number(value) as Month}`) : value;
  }
}

export const titleOf = (label: string, { conditions, choices, result, fields }: PhotosData, i18n: I18n): string =>
  searchTitle(
    {
      ...{ label, result, isRefused: fields.length > 0 },
      conditions: active(conditions).map((condition) => conditionText(condition, choices, i18n.t)),
      found: (asked, count) => i18n.t('photos:titleFound', { asked, count, total: i18n.number(count) }),
    },
    i18n,
  );

const fieldNames = ['municipality', 'course_id', 'contest', 'season', 'month', 'sort', 'page'] as const;
type FieldName = (typeof fieldNames)[number];

/** What is wrong with a condition, in words: which one, and how to put it right. */
export function conditionMessage({ field, kind }: FieldError, t: T): string {
  const name = (field === 'page_num' ? 'page' : field) as FieldName;
  return fieldMessage(fieldNames.includes(name) ? t(`photos:field_${name}`) : field, kind, t);
}
