import { text } from '../../../tokens/typography.css.ts';
import { EmptyState } from '../../../ui/EmptyState/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, split, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import type { Submission } from '../../forms/useSubmission.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { Told } from '../../staff/Told.tsx';
import { NameIn } from '../../text/NameIn.tsx';
import { Decisions } from './Decisions.tsx';
import type { Outcome, StaffPhotosData } from './data.ts';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { KeysSwitch } from './KeysSwitch.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import { Place } from './Place.tsx';
import { QueueList } from './QueueList.tsx';
import type { ReviewKeys } from './useReviewKeys.ts';

export type StaffPhotosScreenProps = Omit<StaffPhotosData & { kind: 'queue' }, 'kind'> &
  Submission & { keys: ReviewKeys };

/** One photo after another: the picture and what is known of it, the decision, and what waits. */
export function StaffPhotosScreen(props: StaffPhotosScreenProps) {
  const { waiting, queue, photo, course, outcome, decidedId, isGone, keys, ...submission } = props;
  const { t, lang, route } = usePage();
  return (
    <div className={stack.l}>
      <div className={stack.s}>
        <h1 className={text.title}>{route?.label[lang]}</h1>
        <p>{t('staffPhotos:waiting', { count: waiting })}</p>
        {/* Without JavaScript the page begins at its top again, far from what is wrong. */}
        {submission.problem?.kind === 'refused' && (
          <Notice tone="error" heading={t('staffPhotos:notDecided')}>
            <Link href="#decision" variant="standalone">
              {t('staffPhotos:toDecision')}
            </Link>
          </Notice>
        )}
        {outcome && <OutcomeNotice outcome={outcome} decidedId={decidedId} />}
        {isGone && (
          <Notice tone="warning" heading={t('staffPhotos:goneTitle')}>
            {t('staffPhotos:goneText')}
          </Notice>
        )}
      </div>
      {photo && (
        // Another photo, or another state of it, begins anew.
        <article key={`${photo.id} ${photo.version}`} aria-labelledby="photo-title" className={stack.m}>
          <h2 id="photo-title" data-update="arrival" className={text.heading}>
            <NameIn name={photo.title} />
          </h2>
          <div className={split}>
            <LargePhoto photo={photo} />
            <Facts photo={photo} />
          </div>
          <Decisions photo={photo} hasKeys={keys.isOn} hasMore={queue.length > 0} {...submission} />
          {course && (
            <section aria-labelledby="photo-course" className={stack.s}>
              <h3 id="photo-course" className={text.subheading}>
                {t('staffPhotos:courseHeading')}
              </h3>
              <Place course={course} />
            </section>
          )}
          <History photo={photo} />
        </article>
      )}
      {!photo && !isGone && (
        <div className={measure}>
          <EmptyState title={t('staffPhotos:emptyTitle')}>{t('staffPhotos:emptyText')}</EmptyState>
        </div>
      )}
      {photo && <KeysSwitch {...keys} />}
      {queue.length > 0 && <QueueList queue={queue} />}
    </div>
  );
}

const warnings: readonly Outcome[] = ['meanwhile', 'gone'];

/** What the last form came to, with the way back to its photo. */
function OutcomeNotice({ outcome, decidedId }: { outcome: Outcome; decidedId: number | null }) {
  const { t, href } = usePage();
  const words = t(`staffPhotos:done_${outcome}`);
  return (
    <Notice tone={warnings.includes(outcome) ? 'warning' : 'success'} heading={words}>
      <Told words={words} />
      {decidedId !== null && (
        <Link href={href(path('staffPhotos'), { id: decidedId })} variant="standalone">
          {t('staffPhotos:seeDecided')}
        </Link>
      )}
    </Notice>
  );
}
