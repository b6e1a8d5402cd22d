import type { CourseDetail, CoursePoint } from '../../../contract/courses.ts';
import { StepList } from '../../../ui/StepList/index.ts';
import { PointName } from '../../courses/PointName.tsx';
import { kilometres } from '../../courses/words.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './CourseScreen.css.ts';
import { type Leg, legsOf, numbered } from './legs.ts';

/** The course without a map: for each leg how far, which way, what there is, where one can rest, and where one could stop. */
export function WayInWords({ course }: { course: CourseDetail }) {
  const { t } = usePage();
  const points = numbered(course.points);
  const legs = legsOf(course);
  const distance = (metres: number) =>
    metres >= 1000 ? t('kilometres', { km: kilometres(metres) }) : t('metres', { count: metres });
  const duration = (minutes: number) => (minutes ? t('course:legMinutes', { count: minutes }) : t('course:legMoment'));

  const walk = ({ distanceM, minutes, leftM, leftMinutes, hasSteps, hasUnderpass }: Leg, isEnd: boolean) => (
    <p className={css.leg}>
      <span className={css.legLength}>
        {t('course:leg', { distance: distance(distanceM), minutes: duration(minutes) })}
      </span>
      {(hasSteps || hasUnderpass) && (
        <span className={css.onLeg}>
          {[hasSteps && t('course:legSteps'), hasUnderpass && t('course:legUnderpass')]
            .filter(Boolean)
            .join(t('listAnd'))}
        </span>
      )}
      {!isEnd && (
        <span className={css.left}>
          {t('course:left', { distance: distance(leftM), minutes: duration(leftMinutes) })}
        </span>
      )}
    </p>
  );
  const restsOn = ({ rests }: Leg) =>
    rests.length > 0 && (
      <p className={css.rests}>
        {t('course:restsOn', {
          places: rests
            .map(({ kind, side, fromHereM }) =>
              t('course:restAt', {
                place: t(`course:rest_${kind}`),
                side: t(`course:side_${side}`),
                distance: distance(Math.max(10, fromHereM)),
              }),
            )
            .join(t('listAnd')),
        })}
      </p>
    );
  const stop = ({ stop_here }: CoursePoint, { leftM }: Leg) =>
    stop_here ? (
      <p className={css.stopHere}>
        {stop_here.name
          ? t('course:stopHere', {
              stop: t(stop_here.kind, { name: stop_here.name }),
              distance: distance(stop_here.distance_m),
            })
          : t('course:busStopHere', { distance: distance(stop_here.distance_m) })}
        {!stop_here.name && <span lang="ja">{stop_here.name_ja}</span>}
      </p>
    ) : (
      <p className={css.stopHere}>
        {t('course:noStopHere', { back: distance(course.distance_m - leftM), left: distance(leftM) })}
      </p>
    );
  const label = (point: CoursePoint & { number?: number }, index: number) => {
    if (index === 0) return t('course:startHere');
    if (index === points.length - 1) return t('course:goalHere');
    return point.number ? t('course:numbered', { number: point.number }) : '';
  };

  return (
    <StepList
      headingLevel={3}
      items={points.map((point, index) => {
        const isEnd = index === points.length - 1;
        const leg = legs[index - 1];
        return {
          id: index,
          marker: point.number ? String(point.number) : '',
          title: (
            <>
              {label(point, index)}
              <PointName point={point} />
            </>
          ),
          children: (
            <>
              {leg && walk(leg, isEnd)}
              {point.way && <p>{point.way}</p>}
              {leg && restsOn(leg)}
              {point.text && <p className={css.sight}>{point.text}</p>}
              {leg && !isEnd && stop(point, leg)}
            </>
          ),
        };
      })}
    />
  );
}
