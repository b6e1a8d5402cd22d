import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Pagination } from '../../../ui/Pagination/index.ts';
import { usePage } from '../../PageContext.tsx';
import { PhotoGrid } from '../../photos/PhotoGrid.tsx';
import { path } from '../../routes.ts';
import type { MyPhotosData } from './MyPhotos.tsx';

/** The member's own photos that everybody can see. */
export function MyPhotosScreen({
  photos,
  total,
  page_num,
  limit_num,
  others_total,
  deleted,
  isWrongPage,
}: MyPhotosData) {
  const { t, lang, i18n, href, route, path: here } = usePage();
  const post = <ButtonLink href={href(path('photoUpload'))}>{t('myPhotos:post')}</ButtonLink>;
  return (
    <div className={stack.l}>
      <div className={stack.m}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        {deleted && (
          <Notice tone="success" heading={t('myPhotos:deletedTitle')} live="polite">
            {t(deleted === 'entry' ? 'myPhotos:deletedEntry' : 'myPhotos:deleted')}
          </Notice>
        )}
        {isWrongPage && (
          <Notice tone="error" heading={t('myPhotos:wrongPage')}>
            {t('myPhotos:wrongPageText')}
          </Notice>
        )}
        <p className={cx(text.lead, measure)}>
          {total ? t('myPhotos:count', { count: total, total: i18n.number(total) }) : t('myPhotos:lead')}
        </p>
        {others_total > 0 && (
          <p>
            <Link href={href(`${path('myPage')}#photos`)} variant="standalone">
              {t('myPhotos:others', { count: others_total })}
            </Link>
          </p>
        )}
        {total > 0 && <p className={cluster.m}>{post}</p>}
      </div>
      {total > 0 ? (
        <>
          <PhotoGrid label={t('myPhotos:grid')} photos={photos} eagerCount={2} />
          <Pagination
            page={page_num}
            pageCount={Math.ceil(total / limit_num)}
            hrefFor={(page) => href(here, { page: page > 1 && page })}
            label={t('myPhotos:pages')}
            previousLabel={t('myPhotos:previous')}
            nextLabel={t('myPhotos:next')}
            pageLabel={(page) => t('myPhotos:page', { page })}
          />
          <p className={measure}>{t('myPhotos:deleteHelp')}</p>
        </>
      ) : (
        <EmptyState title={t('myPhotos:empty')} actions={post}>
          <p>{t('myPhotos:emptyText')}</p>
        </EmptyState>
      )}
    </div>
  );
}
