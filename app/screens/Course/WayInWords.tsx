import type { CourseDetail, CoursePoint } from '../../../contract/courses.ts';
import { StepList } from '../../../ui/StepList/index.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './CourseScreen.css.ts';
import { type Leg, legsOf, numbered } from './legs.ts';

/** The course without a map: for each leg which way, how far, how many steps and minutes, what there is, and where one could stop. */
export function WayInWords({ course }: { course: CourseDetail }) {
  const { t, i18n } = usePage();
  const points = numbered(course.points);
  const legs = legsOf(course);
  const walk = ({ direction, distanceM, steps, minutes }: Leg) =>
    t('course:leg', {
      direction: t(`course:direction_${direction}`),
      distance: t('metres', { count: distanceM }),
      steps: i18n.number(steps),
      minutes: minutes ? t('course:legMinutes', { count: minutes }) : t('course:legMoment'),
    });
  const stop = ({ nearest_station }: CoursePoint) =>
    nearest_station && (
      <p className={css.stopHere}>
        {t('course:stopHere', {
          station: t('station', { name: nearest_station.name }),
          distance: t('metres', { count: nearest_station.distance_m }),
        })}
      </p>
    );
  const name = (point: CoursePoint & { number?: number }) =>
    point.number ? t('course:numbered', { number: point.number, name: point.name }) : point.name;

  return (
    <StepList
      headingLevel={3}
      items={points.map((point, index) => {
        const isEnd = index === points.length - 1;
        return {
          id: index,
          marker: point.number ? String(point.number) : '',
          title:
            index === 0
              ? t('course:startHere', { name: point.name })
              : isEnd
                ? t('course:goalHere', { name: point.name })
                : name(point),
          children: (
            <>
              {index > 0 && <p className={css.leg}>{walk(legs[index - 1]!)}</p>}
              {point.text && <p>{point.text}</p>}
              {index > 0 && !isEnd && point.role === 'highlight' && stop(point)}
            </>
          ),
        };
      })}
    />
  );
}
