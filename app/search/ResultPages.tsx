import { Pagination } from '../../ui/Pagination/index.ts';
import { usePage } from '../PageContext.tsx';

export interface ResultPagesProps {
  result: { total: number; page_num: number; limit_num: number };
  hrefFor: (page: number) => string;
}

export function ResultPages({ result: { total, page_num, limit_num }, hrefFor }: ResultPagesProps) {
  const { t } = usePage();
  return (
    <Pagination
      page={page_num}
      pageCount={Math.ceil(total / limit_num)}
      hrefFor={hrefFor}
      label={t('search:pages')}
      previousLabel={t('search:previous')}
      nextLabel={t('search:next')}
      pageLabel={(page) => t('search:page', { page })}
    />
  );
}
