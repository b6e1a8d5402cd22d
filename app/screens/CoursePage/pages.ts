import type { CourseCategory } from '../../../contract/bands.ts';
import { product } from '../../product.ts';

export type PageKey = 'tenMinutes' | 'tokotoko' | 'kawabe' | 'machisanpo' | 'tamaTosho';
export type LineTab = 'yamanote' | 'oedo';
export const lineTabs: readonly LineTab[] = ['yamanote', 'oedo'];

interface Page {
  key: PageKey;
  category: CourseCategory;
}

/** The pages that share this screen. The text of each lies in content/pages under the path's own name. */
const pages: Record<string, Page> = {
  '/10minutes-course': { key: 'tenMinutes', category: 'yamanote' },
  [`/${product.slug}-walk`]: { key: 'tokotoko', category: 'tokotoko' },
  '/kawabe-walking': { key: 'kawabe', category: 'kawabe' },
  [`/${product.slug}-machisanpo`]: { key: 'machisanpo', category: 'machisanpo' },
  '/tama_tosho': { key: 'tamaTosho', category: 'tama_tosho' },
};

export const pageOf = (path: string): Page => pages[path]!;
