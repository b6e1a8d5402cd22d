import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type InstallHintContext,
  type InstallHintEvent,
  type InstallHintInput,
  installHintMachine,
} from '../../machines/installHint/index.ts';
import { askToInstall, onInstallEvents } from './installPrompt.ts';
import { rememberHint } from './visits.ts';

export interface InstallHintState {
  way: InstallHintContext['way'];
  /** `waiting` and `closed`: nothing is shown. */
  step: 'waiting' | 'offered' | 'asking' | 'failed' | 'installed' | 'closed';
  /** The browser has asked, and was told no. */
  isDeclined: boolean;
  send: (event: InstallHintEvent) => void;
}

/** @param input as it is when the page comes; the browser's offer and the end of installing are followed */
export function useInstallHint(input: InstallHintInput): InstallHintState {
  const [state, send] = useMachine(
    useMemo(
      () =>
        installHintMachine.provide({
          actors: { prompt: fromPromise(askToInstall) },
          actions: { remember: rememberHint },
        }),
      [],
    ),
    { input },
  );
  useEffect(
    () =>
      onInstallEvents(
        () => send({ type: 'OFFERED' }),
        () => send({ type: 'INSTALLED' }),
      ),
    [send],
  );
  const { way, isDeclined } = state.context;
  return { way, isDeclined, step: state.value, send };
}
