import type { Notice as NoticeSummary, PortalEvent } from '../../../contract/reading.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { split, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { EventList } from './EventList.tsx';
import * as css from './NewsScreen.css.ts';
import { NoticeLine } from './NoticeLine.tsx';

export const noticesPerPage = 20;

export interface NewsScreenProps {
  notices: readonly NoticeSummary[];
  total: number;
  /** From 1. */
  page: number;
  events: readonly PortalEvent[];
  /** What the address asked for when there is no such page; the first one is shown instead. */
  wrongPage?: string | null;
}

export function NewsScreen({ notices, total, page, events, wrongPage = null }: NewsScreenProps) {
  const { t, href } = usePage();
  const pageCount = Math.max(1, Math.ceil(total / noticesPerPage));
  const before = (page - 1) * noticesPerPage;
  return (
    <div className={stack.l}>
      <div className={stack.xs}>
        <h1 className={text.title}>{t('news:title')}</h1>
        <p>
          <Link href={href(`${path('news')}/feed.xml`)} variant="standalone">
            {t('news:feed')}
          </Link>
        </p>
      </div>
      {wrongPage !== null && (
        <Notice tone="error" heading={t('news:wrongPage', { page: wrongPage })}>
          <p>{t('news:wrongPageText', { last: pageCount })}</p>
        </Notice>
      )}
      <div className={split}>
        <section className={stack.m} aria-labelledby="news-list">
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
        </section>
        <section className={stack.m} aria-labelledby="news-events">
          <h2 id="news-events" className={text.heading}>
            {t('news:events')}
          </h2>
          {events.length ? (
            <>
              <p>{t('news:eventsAreSamples')}</p>
              <EventList events={events} />
            </>
          ) : (
            <p>{t('news:noEvents')}</p>
          )}
        </section>
      </div>
    </div>
  );
}
