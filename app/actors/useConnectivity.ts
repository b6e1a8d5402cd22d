import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { connectivityMachine } from '../../machines/connectivity/index.ts';

/** Whether there is a network; `onAlert` is called once in the life of the page, when it has gone. */
export function useConnectivity(onAlert: () => Promise<unknown>): boolean {
  // The server does not know, and the first render must be the server's.
  const actor = useActorRef(connectivityMachine, { input: { isOnline: true } });
  const isOnline = useSelector(actor, (state) => state.context.isOnline);
  const isAlerting = useSelector(actor, (state) => state.hasTag('visible'));
  useEffect(() => {
    const follow = () => actor.send({ type: navigator.onLine ? 'WENT_ONLINE' : 'WENT_OFFLINE' });
    follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [actor]);
  useEffect(() => {
    if (isAlerting) void onAlert().then(() => actor.send({ type: 'ACKNOWLEDGE' }));
  }, [isAlerting, onAlert, actor]);
  return isOnline;
}
