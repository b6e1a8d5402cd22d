import type { I18n } from '../i18n/i18n.ts';

export interface TitleParts {
  label: string;
  /** The conditions in force, in words. */
  conditions: readonly string[];
  isRefused: boolean;
  result: { total: number; page_num: number; limit_num: number } | null;
  /** The title with how many were found. */
  found: (asked: string, total: number) => string;
}

/** Says what was searched for, how much was found and which page of it this is, so that no two pages share a title. */
export function searchTitle({ label, conditions, isRefused, result, found }: TitleParts, { t }: I18n): string {
  const asked = conditions.length
    ? t('search:titleAsked', { label, conditions: conditions.join(t('listAnd')) })
    : label;
  if (isRefused) return t('search:titleWrong', { asked });
  if (!result) return asked;
  const pageCount = Math.ceil(result.total / result.limit_num);
  const title = found(asked, result.total);
  return pageCount > 1 ? t('titlePage', { title, page: result.page_num, pageCount }) : title;
}
