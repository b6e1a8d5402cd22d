import type { CourseSummary } from '../../contract/courses.ts';
import { Card } from '../../ui/Card/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './CourseCard.css.ts';
import { SceneTags } from './SceneTags.tsx';
import { StatusTag } from './StatusTag.tsx';
import { climbWords, kilometres, lengthWords, stopName } from './words.ts';

export interface CourseCardProps {
  course: CourseSummary;
  headingLevel?: 2 | 3 | 4;
  /** The one it has on a map beside the list. */
  number?: number;
}

/** A course at a glance: its own route as its picture, the two numbers that decide large and the others small, where it starts. */
export function CourseCard({ course, headingLevel = 3, number }: CourseCardProps) {
  const { t, i18n, href } = usePage();
  const { id, name, minutes, distance_m, steps, kcal, scenes, municipality, station, status, distance_from_here_m } =
    course;
  const effort = [
    { label: t('minutesLabel'), value: minutes, unit: t('minutes') },
    { label: t('distanceLabel'), value: kilometres(distance_m), unit: t('km') },
  ];
  const climb = climbWords(course, i18n);
  return (
    <Card
      href={href(path('course', { id }))}
      heading={name}
      headingLevel={headingLevel}
      figure={
        <>
          <RouteMap line={course.line} tint={scenes[0]!.slug} size="card" />
          {number !== undefined && (
            <span aria-hidden="true" className={css.onMap}>
              {number}
            </span>
          )}
        </>
      }
      className={css.card}
    >
      {status !== 'open' && (
        <p>
          <StatusTag status={status} />
        </p>
      )}
      <dl className={css.effort}>
        {effort.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>
              <VisuallyHidden>{label}</VisuallyHidden>
            </dt>
            <dd className={css.number}>
              {value}
              <span className={css.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={css.facts}>
        <li>{t('stepsCount', { steps: i18n.number(steps) })}</li>
        <li>
          {kcal} {t('kcal')}
        </li>
        {climb && <li>{climb}</li>}
      </ul>
      <p className={css.place}>
        <Icon name="map-pin" />
        <span>
          {municipality.name}
          {t('listAnd')}
          {stopName(station, t)}
        </span>
      </p>
      {distance_from_here_m !== undefined && (
        <p className={css.place}>{t('fromHere', { length: lengthWords(distance_from_here_m, t) })}</p>
      )}
      <SceneTags scenes={scenes} className={css.tags} most={2} />
    </Card>
  );
}
