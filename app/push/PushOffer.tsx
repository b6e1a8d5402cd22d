import { useLayoutEffect, useState } from 'react';
import { stack } from '../../ui/layout.css.ts';
import { usePage } from '../PageContext.tsx';
import { LazyPush } from './LazyPush.tsx';
import { readDevice, takeOffer } from './pushDevice.ts';

/** After a member's first favourite, once on a device (of others no closure is told): offers notifications, and asks nothing before the person presses. */
export function PushOffer() {
  const { t, settings } = usePage();
  const [isMade, setMade] = useState(false);
  // Once it is on the page: a rendering may be given up for another one, and the offer would be gone unseen.
  useLayoutEffect(() => {
    const { answer, isOff } = readDevice();
    if (settings.hasWorker && answer === 'default' && !isOff && takeOffer()) setMade(true);
  }, [settings.hasWorker]);
  if (!isMade) return null;
  return (
    <div className={stack.xs}>
      <p>{t('favourite:pushOffer')}</p>
      <LazyPush isOffer />
    </div>
  );
}
