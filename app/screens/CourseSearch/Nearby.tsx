import { useId } from 'react';
import type { CourseSummary } from '../../../contract/courses.ts';
import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { stack, withoutScript, withScript } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { CourseList } from '../../courses/CourseList.tsx';
import { usePage } from '../../PageContext.tsx';
import * as css from './CourseSearch.css.ts';
import { type Station, StationChooser } from './StationChooser.tsx';

export interface NearbyProps {
  courses: readonly CourseSummary[];
  errorCode: string | null;
  isBusy: boolean;
  isFound: boolean;
  isOnline: boolean;
  onLocate: () => void;
  onStation: (station: Station) => void;
  loadStations: () => Promise<Station[]>;
}

/** Why the place, or what is near it, could not be found. */
export const problemOf = (errorCode: string | null) =>
  errorCode === 'E_DENIED' ? 'denied' : errorCode === 'E_OFFLINE' ? 'offline' : errorCode ? 'unavailable' : null;

export interface LocateButtonProps extends Pick<NearbyProps, 'onLocate' | 'isBusy' | 'isOnline'> {
  children: string;
}

/** Asks where the person is: only its press does. */
export function LocateButton({ onLocate, isBusy, isOnline, children }: LocateButtonProps) {
  const { t } = usePage();
  return (
    <Button
      variant="secondary"
      onPress={onLocate}
      isPending={isBusy}
      pendingLabel={t('courseSearch:locating')}
      isDisabled={!isOnline}
    >
      <Icon name="crosshair" />
      {children}
    </Button>
  );
}

/** The five nearest courses. The position is asked for only after the press, and a station does as well. */
export function Nearby({
  courses,
  errorCode,
  isBusy,
  isFound,
  isOnline,
  onLocate,
  onStation,
  loadStations,
}: NearbyProps) {
  const { t } = usePage();
  const id = useId();
  const problem = problemOf(errorCode);
  return (
    <section aria-labelledby={id} className={css.nearby}>
      <h2 id={id} className={text.subheading}>
        {t('courseSearch:nearbyTitle')}
      </h2>
      <p className={withScript}>{t('courseSearch:nearbyHelp')}</p>
      <p className={withoutScript}>{t('courseSearch:nearbyByKeyword')}</p>
      <div className={`${css.nearbyWays} ${withScript}`}>
        <LocateButton {...{ onLocate, isBusy, isOnline }}>{t('courseSearch:locate')}</LocateButton>
        <StationChooser onStation={onStation} loadStations={loadStations} isDisabled={!isOnline} />
      </div>
      <div role="status">
        {problem && (
          <Notice tone="warning" heading={t(`courseSearch:${problem}Title`)}>
            {t(`courseSearch:${problem}Text`)}
          </Notice>
        )}
        {isFound && <p className={css.count}>{t('courseSearch:nearest', { count: courses.length })}</p>}
      </div>
      {isFound && (
        <div className={stack.m}>
          <CourseList courses={courses} />
        </div>
      )}
    </section>
  );
}
