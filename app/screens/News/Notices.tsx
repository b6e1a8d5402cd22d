import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import * as css from './NewsScreen.css.ts';
import type { NoticesData } from './NewsScreen.tsx';
import { NoticeLine } from './NoticeLine.tsx';

/** A page of notices, newest first, and how to follow them. */
export function Notices({ notices: { notices, total, page_num: page, limit_num }, wrongPage }: NoticesData) {
  const { t, href } = usePage();
  const pageCount = Math.max(1, Math.ceil(total / limit_num));
  const before = (page - 1) * limit_num;
  return (
    <section className={stack.m} aria-labelledby="news-list">
      {wrongPage !== null && (
        <Notice tone="error" heading={t('news:wrongPage', { page: wrongPage })}>
          <p>{t('news:wrongPageText', { last: pageCount })}</p>
        </Notice>
      )}
      <h2 id="news-list" className={text.heading}>
        {t('news:list')}
      </h2>
      {notices.length ? (
        <>
          <p>{t('news:shown', { total, from: before + 1, to: before + notices.length })}</p>
          <ul className={css.list}>
            {notices.map((notice) => (
              <li key={notice.id} className={css.row}>
                <NoticeLine notice={notice} />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefFor={(each) => href(path('news'), { page: each === 1 ? null : each })}
            label={t('news:pages')}
            previousLabel={t('news:previous')}
            nextLabel={t('news:next')}
            pageLabel={(each) => t('news:page', { page: each })}
          />
        </>
      ) : (
        <p>{t('news:empty')}</p>
      )}
      <p>
        <Link href={href(`${path('news')}/feed.xml`)} variant="standalone">
          {t('news:feed')}
        </Link>
      </p>
    </section>
  );
}
