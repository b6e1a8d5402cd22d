import { useId } from 'react';
import type { CourseSummary } from '../../../contract/courses.ts';
import type { NearbyProblem } from '../../../machines/nearby/index.ts';
import { text } from '../../../tokens/typography.css.ts';
import { withJavaScript, withoutJavaScript } from '../../../ui/javascript.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { usePage } from '../../PageContext.tsx';
import { LocateButton, reasonOf, useReasonTitle } from '../../search/Place.tsx';
import { count } from '../../search/search.css.ts';
import * as css from './CourseSearch.css.ts';
import { StationChooser } from './StationChooser.tsx';
import type { Station, StationList } from './useStations.ts';

export interface NearbyProps {
  courses: readonly CourseSummary[];
  problem: NearbyProblem | null;
  isPending: boolean;
  isFound: boolean;
  isOnline: boolean;
  onLocate: () => void;
  onStation: (station: Station) => void;
  stations: StationList;
}

/** The five nearest courses. The position is asked for only after the press, and a station does as well. */
export function Nearby({ courses, problem, isPending, isFound, isOnline, onLocate, onStation, stations }: NearbyProps) {
  const { t } = usePage();
  const id = useId();
  const reason = reasonOf(problem);
  const reasonTitle = useReasonTitle(reason);
  return (
    <section aria-labelledby={id} className={css.nearby}>
      <h2 id={id} className={text.subheading}>
        {t('courseSearch:nearbyTitle')}
      </h2>
      <p className={withJavaScript}>{t('courseSearch:nearbyHelp')}</p>
      <p className={withoutJavaScript}>{t('courseSearch:nearbyByKeyword')}</p>
      <div className={`${css.nearbyWays} ${withJavaScript}`}>
        <LocateButton {...{ onLocate, isPending, isOnline }}>{t('courseSearch:locate')}</LocateButton>
        <StationChooser onStation={onStation} stations={stations} isDisabled={!isOnline} />
      </div>
      <div role="status">
        {reason && (
          <Notice tone="warning" heading={reasonTitle}>
            {reason === 'offline' ? t('search:offlineText') : t(`courseSearch:${reason}Text`)}
          </Notice>
        )}
        {isFound && <p className={count}>{t('courseSearch:nearest', { count: courses.length })}</p>}
      </div>
      {isFound && (
        <div className={stack.m}>
          <CourseList courses={courses} />
        </div>
      )}
    </section>
  );
}
