import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Suggestion } from '../../contract/courses.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { useApi } from '../PageContext.tsx';

const machine = createLiveAnswerMachine<string, Suggestion[]>();
/** Shorter than for a count: the names are what somebody waits for. */
const pauseMs = 150;

/** Names that the words typed may mean. Offline or when it fails there are none: the form works without them. */
export function useSuggestions(): { suggestions: readonly Suggestion[]; onType: (text: string) => void } {
  const api = useApi();
  const [state, send] = useMachine(
    useMemo(
      () =>
        machine.provide({
          actors: {
            answer: fromPromise<Suggestion[], { question: string }>(
              async ({ input: { question } }) => (await api('GET /suggest', { keyword: question })).suggestions,
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
