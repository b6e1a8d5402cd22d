import type { ReviewedPhoto } from '../../../contract/staff.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { Tag } from '../../../ui/Tag/index.ts';
import { usePage } from '../../PageContext.tsx';
import { takenWords } from '../../photos/words.ts';
import { path } from '../../routes.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import * as css from './StaffPhotos.css.ts';

/** Words that a member wrote keep their own language, lines and direction. */
function Written({ words }: { words: string }) {
  return (
    <bdi lang={languageOfWords(words)} className={css.written}>
      {words}
    </bdi>
  );
}

/** What a reviewer may know of a photo: its words, its course, and of the person how their other photos were decided. */
export function Facts({ photo }: { photo: ReviewedPhoto }) {
  const { t, i18n, href } = usePage();
  const none = t('staffPhotos:none');
  const name = `${photo.course.name}（${photo.course.municipality.name}）`;
  const items = [
    { id: 'state', term: t('staffPhotos:state'), description: <Tag>{t(`staffPhotos:state_${photo.state}`)}</Tag> },
    {
      id: 'comment',
      term: t('staffPhotos:comment'),
      description: photo.comment ? <Written words={photo.comment} /> : none,
    },
    { id: 'place', term: t('staffPhotos:place'), description: photo.place ? <Written words={photo.place} /> : none },
    { id: 'taken', term: t('staffPhotos:taken'), description: takenWords(photo.taken, i18n) },
    {
      id: 'posted',
      term: t('staffPhotos:posted'),
      description: <time dateTime={photo.posted_at}>{i18n.moment(photo.posted_at)}</time>,
    },
    {
      id: 'entry',
      term: t('staffPhotos:entry'),
      description: t(photo.is_entry ? 'staffPhotos:yes' : 'staffPhotos:no'),
    },
    { id: 'covered', term: t('staffPhotos:covered'), description: t('staffPhotos:areas', { count: photo.covered }) },
    { id: 'others', term: t('staffPhotos:others'), description: t('staffPhotos:otherCounts', photo.earlier) },
    {
      id: 'course',
      term: t('staffPhotos:course'),
      description: photo.course.is_public ? (
        <Link href={href(path('course', { id: photo.course.id }))} variant="standalone">
          {name}
        </Link>
      ) : (
        t('staffPhotos:courseGone', { name })
      ),
    },
  ];
  return (
    <div className={stack.m}>
      {photo.reports.length > 0 && <Reports reports={photo.reports} />}
      <DescriptionList items={items} />
    </div>
  );
}

function Reports({ reports }: Pick<ReviewedPhoto, 'reports'>) {
  const { t, i18n } = usePage();
  return (
    <Notice tone="warning" heading={t('staffPhotos:reports', { count: reports.length })} headingLevel={3}>
      <ul className={stack.xs}>
        {reports.map(({ reason, comment, on }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while it is shown
          <li key={at}>
            {t('staffPhotos:reportLine', {
              day: i18n.date(on),
              // i18next takes "_other" for a plural.
              reason: t(reason === 'other' ? 'staffPhotos:reportedOtherwise' : `staffPhotos:reportedFor_${reason}`),
            })}
            {comment && (
              <>
                {' '}
                <Written words={comment} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
