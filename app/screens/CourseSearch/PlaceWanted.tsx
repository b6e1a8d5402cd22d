import { withJavaScript, withoutJavaScript } from '../../../ui/javascript.css.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { usePage } from '../../PageContext.tsx';
import { LocateButton, type NearbyProps, reasonOf } from './Nearby.tsx';

/** "Nearest first" before the place is known: why the courses stand in another order, and how to go on. */
export function PlaceWanted({
  problem,
  isPending,
  isOnline,
  onLocate,
}: Pick<NearbyProps, 'problem' | 'isPending' | 'isOnline' | 'onLocate'>) {
  const { t } = usePage();
  const reason = reasonOf(problem);
  return (
    <div className={stack.s}>
      <Notice
        tone={reason ? 'warning' : 'info'}
        heading={t(reason ? `courseSearch:${reason}Title` : 'courseSearch:placeTitle')}
        live="polite"
      >
        <p className={withoutJavaScript}>{t('courseSearch:place_script')}</p>
        <p className={withJavaScript}>
          {t(reason === 'offline' ? 'courseSearch:offlineText' : `courseSearch:place_${reason ?? 'wanted'}`)}
        </p>
      </Notice>
      {/* Beside the message, not in it: the button says itself that it is at work. */}
      <div className={withJavaScript}>
        <LocateButton {...{ onLocate, isPending, isOnline }}>{t('courseSearch:placeUse')}</LocateButton>
      </div>
    </div>
  );
}
