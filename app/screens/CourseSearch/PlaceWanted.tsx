import { Button } from '../../../ui/Button/index.ts';
import { Icon } from '../../../ui/Icon/index.ts';
import { stack, withoutScript, withScript } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { type NearbyProps, problemOf } from './Nearby.tsx';

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
    <Notice
      tone={problem ? 'warning' : 'info'}
      heading={t(problem ? `courseSearch:${problem}Title` : 'courseSearch:placeTitle')}
      live="polite"
    >
      <div className={stack.s}>
        <p className={withoutScript}>{t('courseSearch:place_script')}</p>
        <p className={withScript}>
          {t(problem === 'offline' ? 'courseSearch:offlineText' : `courseSearch:place_${problem ?? 'wanted'}`)}
        </p>
        <div className={withScript}>
          <Button
            variant="secondary"
            onPress={onLocate}
            isPending={isBusy}
            pendingLabel={t('courseSearch:locating')}
            isDisabled={!isOnline}
          >
            <Icon name="crosshair" />
            {t('courseSearch:placeUse')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
