import type { Output } from '../../../contract/index.ts';
import type { OwnPhotoProblem } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, measure, screenOnly, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';

export type OwnPhotosProps = Pick<Output<'GET /mypage_archive'>, 'total' | 'others' | 'others_total'>;

/** How many photos of the member are published, which wait, and which are not published, and why. */
export function OwnPhotos({ total, others, others_total }: OwnPhotosProps) {
  const { t, i18n, href } = usePage();
  const waiting = others.filter(({ state }) => state === 'inReview');
  const refused = others.filter(({ state }) => state !== 'inReview');
  return (
    <div id="photos">
      <Section heading={t('myPage:photos')}>
        <p className={measure}>
          {total ? t('myPage:photosPublished', { count: total, total: i18n.number(total) }) : t('myPage:photosNone')}
        </p>
        {waiting.length > 0 && (
          <div className={stack.xs}>
            <h3 className={text.subheading}>{t('myPage:photosWaiting')}</h3>
            <p className={measure}>{t('myPage:photosWaitingText')}</p>
            <Photos photos={waiting} />
          </div>
        )}
        {refused.length > 0 && (
          <div className={stack.xs}>
            <h3 className={text.subheading}>{t('myPage:photosRefused')}</h3>
            <Photos photos={refused} />
          </div>
        )}
        {others_total > others.length && (
          <p className={measure}>{t('myPage:photosNewest', { count: others.length, total: others_total })}</p>
        )}
        <p className={cluster.m}>
          {total > 0 && (
            <Link href={href(path('myPhotos'))} variant="standalone">
              {t('myPage:photosAll')}
            </Link>
          )}
          <Link href={href(path('photoUpload'))} variant="standalone">
            {t('myPage:photosPost')}
          </Link>
        </p>
      </Section>
    </div>
  );
}

function Photos({ photos }: { photos: readonly OwnPhotoProblem[] }) {
  const { t, i18n, href } = usePage();
  return (
    <ul className={`${stack.s} ${measure}`}>
      {photos.map(({ id, title, posted_on, state, reason }) => (
        <li key={id}>
          <p>
            <strong>
              <NameIn name={title} />
            </strong>{' '}
            {t('myPage:photoPostedOn', { day: i18n.date(posted_on) })}
          </p>
          {state !== 'inReview' && (
            <p>
              {state === 'removed' && t('myPage:photoRemoved')} {reason && t(`photoReason:${reason}`)}
            </p>
          )}
          <p className={screenOnly}>
            <Link href={href(path('myPage'), { delete: id })} variant="standalone">
              <Icon name="trash" />
              <span>
                <NameIn name={title} sentence={(name) => t('myPage:photoDelete', { title: name })} />
              </span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
