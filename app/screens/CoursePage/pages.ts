import type { CourseCategory } from '../../../contract/bands.ts';
import type { CoursePageKey } from '../../routes/route.ts';

export type PageKey = CoursePageKey;
export type LineTab = 'yamanote' | 'oedo';
export const lineTabs: readonly LineTab[] = ['yamanote', 'oedo'];

/** The courses of each page. Its text lies in content/pages under the path's own name. */
export const categoryOf: Record<PageKey, CourseCategory> = {
  tenMinutes: 'yamanote',
  tokotoko: 'tokotoko',
  kawabe: 'kawabe',
  machisanpo: 'machisanpo',
  tamaTosho: 'tama_tosho',
};
