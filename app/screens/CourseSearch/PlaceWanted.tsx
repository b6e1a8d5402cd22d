import { stack, withoutScript, withScript } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { LocateButton, type NearbyProps, problemOf } from './Nearby.tsx';

/** "Nearest first" before the place is known: why the courses stand in another order, and how to go on. */
export function PlaceWanted({
  errorCode,
  isBusy,
  isOnline,
  onLocate,
}: Pick<NearbyProps, 'errorCode' | 'isBusy' | 'isOnline' | 'onLocate'>) {
  const { t } = usePage();
  const problem = problemOf(errorCode);
  return (
    <div className={stack.s}>
      <Notice
        tone={problem ? 'warning' : 'info'}
        heading={t(problem ? `courseSearch:${problem}Title` : 'courseSearch:placeTitle')}
        live="polite"
      >
        <p className={withoutScript}>{t('courseSearch:place_script')}</p>
        <p className={withScript}>
          {t(problem === 'offline' ? 'courseSearch:offlineText' : `courseSearch:place_${problem ?? 'wanted'}`)}
        </p>
      </Notice>
      {/* Beside the message, not in it: the button says itself that it is at work. */}
      <div className={withScript}>
        <LocateButton {...{ onLocate, isBusy, isOnline }}>{t('courseSearch:placeUse')}</LocateButton>
      </div>
    </div>
  );
}
