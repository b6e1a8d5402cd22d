import type { ReactNode } from 'react';
import type { CourseDetail, CourseSummary } from '../../../contract/courses.ts';
import type { PhotoSummary } from '../../../contract/photos.ts';
import { text } from '../../../tokens/typography.css.ts';
import { cx } from '../../../ui/cx.ts';
import { DescriptionList } from '../../../ui/DescriptionList/index.ts';
import { Footpath } from '../../../ui/Footpath/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { screenOnly, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { NumberedRouteMap } from '../../../ui/RouteMap/numbered.ts';
import { Ruby } from '../../../ui/Ruby/index.ts';
import { StatNumbers } from '../../../ui/StatNumbers/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { SceneTags } from '../../courses/SceneTags.tsx';
import { wayOf } from '../../courses/wayOf.ts';
import { kilometres, stopName } from '../../courses/words.ts';
import { usePage } from '../../PageContext.tsx';
import { LazyPhotoStrip } from '../../photos/LazyPhotoStrip.tsx';
import { path } from '../../routes.ts';
import { Beside, type BesideProps } from './Beside.tsx';
import * as css from './CourseScreen.css.ts';
import { Elevation } from './Elevation.tsx';
import { Facts, factsInBrief } from './Facts.tsx';
import { numbered } from './legs.ts';
import { namesOf } from './namesOf.ts';
import { Tools } from './Tools.tsx';
import { WayInWords } from './WayInWords.tsx';

export interface CourseScreenProps {
  course: CourseDetail;
  beside: Omit<BesideProps, 'course'>;
  /** null: without consent there are no recommendations. */
  related: readonly CourseSummary[] | null;
  /** Taken on it, newest first. */
  photos: readonly PhotoSummary[];
  actions: ReactNode;
  /** The interactive map, which comes when asked for. */
  map?: ReactNode;
}

/** One course, so that it can be followed: numbers first, then the way in words, then the picture and the facts. */
export function CourseScreen({ course, beside, related, photos, actions, map }: CourseScreenProps) {
  const { t, i18n, href } = usePage();
  const points = numbered(course.points);

  const isOpen = course.status === 'open';
  const deciding = [
    { label: t('minutesLabel'), value: course.minutes, unit: t('minutes') },
    { label: t('distanceLabel'), value: kilometres(course.distance_m), unit: t('km') },
  ];
  const further = [
    { label: t('stepsLabel'), value: i18n.number(course.steps), unit: t('steps') },
    { label: t('kcalLabel'), value: course.kcal, unit: t('kcal') },
  ];

  return (
    <article className={css.course}>
      <header className={css.head}>
        <div className={stack.s}>
          <h1 className={text.title}>{course.name}</h1>
          {/* Before anything that takes room: on a small screen it stands in the first view. */}
          {!isOpen && (
            <Notice
              className={css.closing}
              tone={course.status === 'closed' ? 'error' : 'warning'}
              headingLevel={2}
              heading={t(course.status === 'closed' ? 'course:closedTitle' : 'course:changedTitle')}
            >
              {course.status_note ?? t(course.status === 'closed' ? 'course:closedText' : 'course:changedText')}
            </Notice>
          )}
          <StatNumbers items={isOpen ? [...deciding, ...further] : deciding} />
          <p className={css.ends}>
            <span>
              {t('startsAt')}: <strong>{stopName(course.station, t)}</strong>
            </span>
            <span>
              {t('goalAt')}: <strong>{stopName(course.goal, t)}</strong>
            </span>
          </p>
          {/* The notice has taken their place in the first view. */}
          {!isOpen && <StatNumbers items={further} size="s" />}
          <SceneTags scenes={course.scenes} className={css.tags} />
          <p className={text.lead}>{course.lead}</p>
          {actions}
          <figure className={css.code}>
            {/* Not fetched before somebody prints: it is not displayed until then, and the browser waits for it. */}
            <img src={href(`${path('course', course)}/qr.svg`)} alt="" loading="lazy" />
            <figcaption>{t('course:qr')}</figcaption>
          </figure>
        </div>
        <figure className={css.figure}>
          <NumberedRouteMap
            line={wayOf(course)}
            points={points.map(({ lat, lng, role, number }) => ({
              lat,
              lng,
              kind: role,
              ...(number ? { number } : {}),
            }))}
            names={namesOf(course, t)}
            tint={course.scenes[0]!.slug}
            // What it shows is said under "Map", for everybody.
            label={t('course:mapLabel', { name: course.name })}
          />
          <figcaption className={text.small}>{t('course:mapCaption')}</figcaption>
        </figure>
      </header>
      <Tools course={course} />
      {course.caution && (
        <Notice tone="warning" heading={t('course:caution')} headingLevel={2}>
          {course.caution}
        </Notice>
      )}
      <section aria-labelledby="way" className={cx(stack.m, css.way)}>
        <h2 id="way" className={text.heading}>
          {t('course:wayTitle')}
        </h2>
        <p className={css.wayNote}>
          {t(course.line_source.kind === 'straight' ? 'course:wayNote_straight' : 'course:wayNote')}
        </p>
        <WayInWords course={course} />
      </section>
      {course.words.length > 0 && (
        <section aria-labelledby="words" className={cx(stack.m, screenOnly)}>
          <h2 id="words" className={text.heading}>
            {t('course:wordsTitle')}
          </h2>
          <DescriptionList
            items={course.words.map(({ word, kana, text: meaning }) => ({
              id: word,
              term: kana ? <Ruby reading={kana}>{word}</Ruby> : word,
              description: meaning,
            }))}
          />
        </section>
      )}
      <Elevation course={course} />
      <section aria-labelledby="map" className={cx(stack.m, screenOnly)}>
        <h2 id="map" className={text.heading}>
          {t('course:mapTitle')}
        </h2>
        <p>{course.map_alt}</p>
        {map}
      </section>
      <Beside course={course} {...beside} />
      <div className={screenOnly}>
        <LazyPhotoStrip
          heading={t('course:photosTitle')}
          empty={t('course:photosNone')}
          photos={photos}
          links={[
            ...(photos.length
              ? [{ href: href(path('photos'), { course_id: course.id }), label: t('course:photosAll') }]
              : []),
            { href: href(path('photoUpload'), { course: course.id }), label: t('course:photosPost') },
          ]}
        />
      </div>
      <section aria-labelledby="facts" className={cx(stack.m, screenOnly)}>
        <h2 id="facts" className={text.heading}>
          {t('course:factsTitle')}
        </h2>
        <Facts course={course} />
        <p>
          <Link href={href(path('report'), { course: course.id })} variant="standalone">
            {t('course:report')}
          </Link>
        </p>
      </section>
      <p className={css.printed}>{factsInBrief(course, i18n).join(' / ')}</p>
      {related && related.length > 0 && (
        <section aria-labelledby="related" className={cx(stack.m, screenOnly)}>
          <Footpath />
          <h2 id="related" className={text.heading}>
            {t('course:relatedTitle')}
          </h2>
          <CourseList courses={related} />
        </section>
      )}
      <p className={screenOnly}>
        <Link href={href(path('search'), { near_station: course.station.id })} variant="standalone">
          {t('course:moreNear')}
        </Link>
      </p>
    </article>
  );
}
