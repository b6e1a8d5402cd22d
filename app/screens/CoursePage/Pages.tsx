import { Pagination } from '../../../ui/Pagination/index.ts';
import { usePage } from '../../PageContext.tsx';

/** The pages of one list; the first has no number in its address. */
export function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const { t, href, path } = usePage();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(each) => href(path, { page: each > 1 && each })}
      label={t('coursePage:pages')}
      previousLabel={t('coursePage:previous')}
      nextLabel={t('coursePage:next')}
      pageLabel={(each) => t('coursePage:pageNumber', { page: each })}
    />
  );
}
