import { assign, setup } from 'xstate';
import type { Problem } from '../../contract/problem.ts';
import { actorNotProvided } from '../notProvided.ts';
import { problemOf } from '../problemOf.ts';
import { type DeviceLists, type KeptEntry, type ListChange, noLists } from './lists.ts';

export interface DeviceListsContext<Entry extends KeptEntry> {
  lists: DeviceLists<Entry>;
  /** The last change, whether it could be kept or not; null once the lists have been read anew. */
  change: ListChange<Entry> | null;
  /** The lists before it. */
  before: DeviceLists<Entry>;
  /** Why the lists could not be read or changed: of lists that a server keeps. What a device does not do has no reason. */
  problem: Problem | null;
}

export type DeviceListsEvent<Entry extends KeptEntry> =
  | { type: 'CHANGE'; change: ListChange<Entry> }
  | { type: 'UNDO' }
  /** Another tab has changed what is kept. */
  | { type: 'STORED' };

export interface Written<Entry extends KeptEntry> {
  before: DeviceLists<Entry>;
  lists: DeviceLists<Entry>;
}

/** Lists that are kept on the device, or for a member by the server: read, changed one step at a time, and put back as they were. */
export function createDeviceListsMachine<Entry extends KeptEntry>() {
  return setup({
    types: {
      context: {} as DeviceListsContext<Entry>,
      events: {} as DeviceListsEvent<Entry>,
      tags: {} as 'busy' | 'failed' | 'undoable',
    },
    actors: {
      read: actorNotProvided<DeviceLists<Entry>>('deviceLists.read'),
      /** Reads what is kept now, changes it and keeps it: another tab may have written since. */
      write: actorNotProvided<Written<Entry>, { change: ListChange<Entry> }>('deviceLists.write'),
    },
    actions: {
      setLists: assign((_, params: { lists: DeviceLists<Entry> }) => ({ ...params, problem: null })),
      setWritten: assign((_, params: Written<Entry>) => ({ ...params, problem: null })),
      setChange: assign((_, params: { change: ListChange<Entry> }) => params),
      setUndo: assign(({ context }) => ({ change: { type: 'restore' as const, lists: context.before } })),
      forgetChange: assign({ change: null }),
      setProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    },
    guards: {
      wasUndone: ({ context }) => context.change?.type === 'restore',
    },
  }).createMachine({
    id: 'deviceLists',
    context: { lists: noLists, change: null, before: noLists, problem: null },
    initial: 'reading',
    on: {
      CHANGE: { target: '.writing', actions: { type: 'setChange', params: ({ event }) => ({ change: event.change }) } },
      STORED: '.reading',
    },
    states: {
      reading: {
        tags: 'busy',
        entry: 'forgetChange',
        invoke: {
          id: 'read',
          src: 'read',
          onDone: {
            target: 'settled',
            actions: { type: 'setLists', params: ({ event }) => ({ lists: event.output }) },
          },
          onError: {
            target: 'unreadable',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      settled: {},
      writing: {
        tags: 'busy',
        // What is being written has been read just before: nothing is waited for and nothing begins anew.
        on: { CHANGE: {}, STORED: {} },
        invoke: {
          id: 'write',
          src: 'write',
          // Every way that leads here has set it.
          input: ({ context }) => ({ change: context.change as ListChange<Entry> }),
          onDone: [
            {
              guard: 'wasUndone',
              target: 'settled',
              actions: { type: 'setWritten', params: ({ event }) => event.output },
            },
            { target: 'undoable', actions: { type: 'setWritten', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'unwritable',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      undoable: {
        tags: 'undoable',
        on: { UNDO: { target: 'writing', actions: 'setUndo' } },
      },
      /** The device keeps nothing, or does not say what. */
      unreadable: { tags: 'failed' },
      /** The lists are as they were before the change. */
      unwritable: { tags: 'failed' },
    },
  });
}
