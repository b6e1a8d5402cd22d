import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Api } from '../../contract/index.ts';
import type { PushSettings } from '../../contract/push.ts';
import { type PushAnswer, type PushWishes, pushPermissionMachine } from '../../machines/pushPermission/index.ts';
import { useApi } from '../PageContext.tsx';
import * as device from './pushDevice.ts';

/** The actors and actions of the machine `pushPermission`. */
const definePush = (api: Api) => ({
  actors: {
    request: fromPromise<PushAnswer>(device.requestAnswer),
    subscribe: fromPromise<PushSettings>(async () => {
      const { public_key } = await api('GET /pwa_key');
      const { subscription } = await api('POST /pwa_token_save', await device.subscribeDevice(public_key));
      return subscription;
    }),
    change: fromPromise<PushSettings, { wishes: PushWishes }>(async ({ input: { wishes } }) => {
      const endpoint = await device.deviceEndpoint();
      if (endpoint === null) throw new Error('no subscription');
      return (await api('POST /pwa_token_settings', { endpoint, ...wishes })).subscription;
    }),
    unsubscribe: fromPromise<void>(async () => {
      const endpoint = await device.unsubscribeDevice();
      // Nothing comes any more. Where the server does not hear of it now, the push service tells it with the next message.
      if (endpoint !== null) await api('POST /pwa_token_delete', { endpoint }).catch(() => undefined);
    }),
  },
  actions: { keepOff: device.keepOff, keepOn: device.keepOn },
});

/** Notifications on this device. Only in a browser: the server knows nothing of it. */
export function usePush() {
  const api = useApi();
  const [input] = useState(device.readDevice);
  const actor = useActorRef(
    useMemo(() => pushPermissionMachine.provide(definePush(api)), [api]),
    { input },
  );
  useEffect(
    () => device.watchAnswer(input.answer, (answer) => actor.send({ type: 'ANSWER_CHANGED', answer })),
    [actor, input],
  );
  const snapshot = useSelector(actor, (state) => state);
  const { settings, problem, isOff } = snapshot.context;
  const commands = useMemo(
    () => ({
      ask: () => actor.send({ type: 'ASK' }),
      accept: () => actor.send({ type: 'ACCEPT' }),
      cancel: () => actor.send({ type: 'CANCEL' }),
      change: (wishes: PushWishes) => actor.send({ type: 'CHANGE', wishes }),
      turnOff: () => actor.send({ type: 'TURN_OFF' }),
    }),
    [actor],
  );
  const value = snapshot.value;
  return {
    state: typeof value === 'string' ? (value as Exclude<typeof value, object>) : ('subscribed' as const),
    isChanging: snapshot.matches({ subscribed: 'changing' }),
    isEnding: snapshot.matches({ subscribed: 'ending' }),
    /** null: not subscribed. */
    settings,
    /** Why the last change did not work. */
    problem,
    isOff,
    ...commands,
  };
}

export type PushState = ReturnType<typeof usePush>;
