import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Suggestion } from '../../contract/courses.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { useApi } from '../PageContext.tsx';

const machine = createLiveAnswerMachine<string, Suggestion[]>();
/**
 * Shorter than for a count: the names are what somebody waits for. With the answer (2 ms on the server) it stays below what
 * seems immediate; whoever types faster asks once for several keys.
 */
const pauseMs = 60;

/** Names that the words typed may mean. Offline or when it fails there are none: the form works without them. */
export function useSuggestions(): { suggestions: readonly Suggestion[]; onType: (text: string) => void } {
  const api = useApi();
  const [state, send] = useMachine(
    useMemo(
      () =>
        machine.provide({
          actors: {
            answer: fromPromise<Suggestion[], { question: string }>(
              // A question that a newer one overtakes is broken off.
              async ({ input: { question }, signal }) =>
                (await api('GET /suggest', { keyword: question }, { signal })).suggestions,
            ),
          },
        }),
      [api],
    ),
    { input: { pauseMs } },
  );
  const onType = useCallback(
    (text: string) => {
      const keyword = text.trim();
      send(keyword ? { type: 'ASK', question: keyword } : { type: 'CLEAR' });
    },
    [send],
  );
  return { suggestions: (state.matches('answered') && state.context.answer) || none, onType };
}

const none: readonly Suggestion[] = [];
