import type { ReactNode } from 'react';
import type { PhotoDetail } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Picture } from '../../../ui/Figure/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, screenOnly, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { PostedBy } from '../../photos/PostedBy.tsx';
import { pictureOf } from '../../photos/pictureOf.ts';
import { takenWords } from '../../photos/words.ts';
import { path } from '../../routes.ts';
import { languageOfWords } from '../../text/languageOfWords.ts';
import { NameIn } from '../../text/NameIn.tsx';
import { DeletePhoto } from './DeletePhoto.tsx';
import { LazyReportForm } from './LazyReportForm.tsx';
import * as css from './PhotoScreen.css.ts';

/** What is being done with the photo, beside looking at it. */
export type PhotoStep = 'delete' | 'report' | 'reported' | null;

export interface PhotoScreenProps {
  photo: PhotoDetail;
  step: PhotoStep;
  /** How many like it, and the visitor's or member's own like. */
  like: ReactNode;
}

/** One photo, large, with everything that was written with it. */
export function PhotoScreen({ photo, step, like }: PhotoScreenProps) {
  const { t, i18n, href } = usePage();
  const { title, image, course, place, comment, contest, is_own, is_sample } = photo;
  const here = path('photo', photo);
  return (
    <article className={css.page}>
      <div className={css.frame}>
        <Picture
          {...pictureOf(image)}
          alt={title}
          lang={languageOfWords(title)}
          sizes="(min-width: 82em) 78rem, 100vw"
          isEager
          missingLabel={t('photoCommon:missing')}
        />
      </div>
      <div className={css.words}>
        <div className={stack.s}>
          <h1 className={text.title}>
            <NameIn name={title} />
          </h1>
          <p>
            <PostedBy {...photo} />
          </p>
          {step === 'reported' && (
            <div data-update tabIndex={-1}>
              <Notice tone="success" heading={t('photo:reportedTitle')} live="polite">
                {t('photo:reported')}
              </Notice>
            </div>
          )}
          {like}
          {comment && (
            <p className={css.comment} lang={languageOfWords(comment)}>
              {comment}
            </p>
          )}
        </div>
        <div className={stack.m}>
          <DescriptionList
            items={[
              {
                id: 'course',
                term: t('photo:course'),
                description: (
                  <>
                    {course.is_public ? (
                      <Link href={href(path('course', course))} variant="standalone">
                        {course.name}
                      </Link>
                    ) : (
                      t('photo:courseGone', { name: course.name })
                    )}
                    <span className={css.town}>{course.municipality.name}</span>
                  </>
                ),
              },
              { id: 'taken', term: t('photo:taken'), description: takenWords(photo.taken, i18n) },
              ...(place ? [{ id: 'place', term: t('photo:place'), description: <NameIn name={place} /> }] : []),
              { id: 'posted', term: t('photo:posted'), description: i18n.date(photo.posted_on) },
              ...(contest
                ? [
                    {
                      id: 'contest',
                      term: t('photo:contest'),
                      description: (
                        <Link href={href(path('photoContest'), { id: contest.id })} variant="standalone">
                          {contest.name}
                        </Link>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {is_sample && <p className={text.small}>{t('photoCommon:samples')}</p>}
          <p className={cluster.m}>
            <Link href={href(path('photos'), { course_id: course.id })} variant="standalone">
              {t('photo:sameCourse')}
            </Link>
            <Link href={href(path('photos'))} variant="standalone">
              {t('photo:all')}
            </Link>
          </p>
        </div>
      </div>
      {step === 'delete' && <DeletePhoto photo={photo} />}
      {step === 'report' && <LazyReportForm photo={photo} />}
      {step !== 'delete' && step !== 'report' && (
        <p className={`${cluster.m} ${screenOnly} ${css.tools}`}>
          {is_own ? (
            <Link href={href(here, { step: 'delete' })} variant="standalone">
              <Icon name="trash" />
              {t('photo:delete')}
            </Link>
          ) : (
            <Link href={href(here, { step: 'report' })} variant="standalone">
              <Icon name="flag" />
              {t('photo:report')}
            </Link>
          )}
        </p>
      )}
    </article>
  );
}
