import type { CourseSummary } from '../../contract/courses.ts';
import { Card } from '../../ui/Card/index.ts';
import { Icon } from '../../ui/Icon/index.ts';
import { RouteMap } from '../../ui/RouteMap/index.ts';
import { StatNumbers } from '../../ui/StatNumbers/index.ts';
import { usePage } from '../PageContext.tsx';
import { path } from '../routes.ts';
import * as css from './CourseCard.css.ts';
import { SceneTags } from './SceneTags.tsx';
import { StatusTag } from './StatusTag.tsx';
import { kilometres, stopName } from './words.ts';

export interface CourseCardProps {
  course: CourseSummary;
  headingLevel?: 2 | 3 | 4;
}

/** A course at a glance: its own route as its picture, the numbers people want, where it starts. */
export function CourseCard({ course, headingLevel = 3 }: CourseCardProps) {
  const { t, i18n, href } = usePage();
  const { id, name, minutes, distance_m, steps, kcal, scenes, municipality, station, status, distance_from_here_m } =
    course;
  return (
    <Card
      href={href(path('course', { id }))}
      heading={name}
      headingLevel={headingLevel}
      figure={<RouteMap line={course.line} tint={scenes[0]!.slug} size="card" />}
    >
      {status !== 'open' && (
        <p>
          <StatusTag status={status} />
        </p>
      )}
      <StatNumbers
        size="s"
        items={[
          { label: t('minutesLabel'), value: minutes, unit: t('minutes') },
          { label: t('distanceLabel'), value: kilometres(distance_m), unit: t('km') },
          { label: t('stepsLabel'), value: i18n.number(steps), unit: t('steps') },
          { label: t('kcalLabel'), value: kcal, unit: t('kcal') },
        ]}
      />
      <p className={css.place}>
        <Icon name="map-pin" />
        <span>
          {municipality.name}
          {t('and')}
          {stopName(station, t)}
        </span>
      </p>
      {distance_from_here_m !== undefined && (
        <p className={css.place}>{t('fromHere', { distance: kilometres(distance_from_here_m) })}</p>
      )}
      <SceneTags scenes={scenes} className={css.tags} />
    </Card>
  );
}
