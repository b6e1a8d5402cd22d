import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { areEmpty, type KeptEntry, type KeptKind, keptKinds } from '../../../machines/deviceLists/index.ts';
import { createLiveAnswerMachine } from '../../../machines/liveAnswer/index.ts';
import type { DeviceStore } from '../../actors/deviceStores.ts';
import { useDeviceLists } from '../../actors/useDeviceLists.ts';
import { type FreshEntry, idsOf, type KeptIds, loadFresh } from '../../kept/freshEntries.ts';
import { rowsOf } from '../../kept/rows.ts';
import { useApi, usePage } from '../../PageContext.tsx';
import type { KeptListsProps } from './KeptLists.tsx';

const machine = createLiveAnswerMachine<KeptIds, FreshEntry[]>();

/** The lists of one store, with what the portal says of their entries now as soon as it has answered. */
export function useKeptLists<Entry extends KeptEntry>(store: DeviceStore<Entry>): Omit<KeptListsProps, 'list'> {
  const api = useApi();
  const { lang, isOnline } = usePage();
  const { lists, changed, isReading, failure, apply, undo } = useDeviceLists(store);
  const [state, send] = useMachine(
    useMemo(
      () =>
        machine.provide({
          actors: {
            answer: fromPromise<FreshEntry[], { question: KeptIds }>(({ input: { question } }) =>
              loadFresh(api, question),
            ),
          },
        }),
      [api],
    ),
    { input: { pauseMs: 0 } },
  );

  const { question } = state.context;
  // What was taken off a list needs no new answer.
  const isNew = keptKinds.some((kind) => lists[kind].some(({ id }) => !question?.[kind].includes(id)));
  const ask = useCallback(() => send({ type: 'ASK', question: idsOf(lists) }), [lists, send]);
  useEffect(() => {
    if (isNew) ask();
  }, [isNew, ask]);
  const hasFailed = state.matches('failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again only when the network is back
  useEffect(() => {
    if (isOnline && hasFailed && state.context.problem?.kind === 'offline') ask();
  }, [isOnline]);

  const fresh = state.context.answer ?? [];
  const removed = changed?.canUndo && changed.change.type === 'remove' ? changed : null;
  return {
    kinds: keptKinds.map((kind) => {
      // What was taken off keeps its place until something else is done: there it can be put back.
      const shown = removed?.change.type === 'remove' && removed.change.kind === kind ? removed.before : lists;
      return { kind, rows: rowsOf(kind, shown, fresh, lang) };
    }),
    removed: removed?.change.type === 'remove' ? removed.change : null,
    isAllRemoved: Boolean(changed?.canUndo && changed.change.type === 'removeAll'),
    isEmpty: areEmpty(lists),
    isReading,
    failure,
    isPending: state.hasTag('busy') || (isNew && !hasFailed),
    problem: hasFailed ? state.context.problem : null,
    onRetry: ask,
    onRemove: (kind: KeptKind, id: number) => apply({ type: 'remove', kind, id }),
    onRemoveAll: () => apply({ type: 'removeAll' }),
    onUndo: undo,
  };
}
