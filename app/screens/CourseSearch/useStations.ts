import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { LineStation } from '../../../contract/places.ts';
import type { Problem } from '../../../contract/problem.ts';
import { createResourceListMachine } from '../../../machines/resourceList/index.ts';
import { useApi } from '../../PageContext.tsx';

export type Station = Pick<LineStation, 'id' | 'name' | 'kana' | 'lat' | 'lng'>;

export interface StationList {
  /** null until they were asked for. */
  items: readonly Station[] | null;
  isPending: boolean;
  problem: Problem | null;
  onLoad: () => void;
}

const machine = createResourceListMachine<Station>();

/** The 650 stations and the field to choose one, loaded when the visitor asks for them. */
export function useStations(): StationList {
  const api = useApi();
  const [state, send] = useMachine(
    useMemo(
      () =>
        machine.provide({
          actors: {
            load: fromPromise<Station[]>(async () => {
              const [{ lines }] = await Promise.all([api('GET /get_train_bus'), import('./StationField.tsx')]);
              const stations = lines.flatMap((line) => line.stations);
              return [...new Map(stations.map((station) => [station.id, station])).values()];
            }),
          },
        }),
      [api],
    ),
    { input: {} },
  );
  return {
    items: state.context.items,
    isPending: state.hasTag('busy'),
    problem: state.context.problem,
    onLoad: () => send({ type: 'LOAD' }),
  };
}
