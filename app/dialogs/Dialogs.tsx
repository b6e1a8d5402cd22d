import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useCallback, useEffect } from 'react';
import { modalStackMachine, topModal } from '../../machines/modalStack/index.ts';
import { prepareDialogs } from './LazyDialog.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';
import { UpdateDialog } from './UpdateDialog.tsx';

export interface DialogEntryProps<Result> {
  /** CSS colour behind the dialog. */
  backdrop: string;
  /** Closes the dialog and gives the result to whoever opened it. */
  onClose: (result: Result) => void;
}

/** Every dialog that the portal can open, by name. */
const registry = {
  offline: OfflineDialog,
  update: UpdateDialog,
};

type Registry = typeof registry;
export type DialogName = keyof Registry;
type EntryOf<Name extends DialogName> = Registry[Name] extends ComponentType<infer Props> ? Props : never;
type ResultOf<Name extends DialogName> =
  EntryOf<Name> extends DialogEntryProps<infer Result> ? Result | undefined : never;
/** Opens a dialog; resolves to its result, or to undefined when it was closed without one. */
export type OpenDialog = <Name extends DialogName>(
  name: Name,
  ...props: object extends Omit<EntryOf<Name>, keyof DialogEntryProps<never>>
    ? []
    : [Omit<EntryOf<Name>, keyof DialogEntryProps<never>>]
) => Promise<ResultOf<Name>>;

// React Aria's dialogs lock the page's scroll themselves.
const machine = modalStackMachine.provide({ actions: { lockScroll: () => undefined, unlockScroll: () => undefined } });

/** The dialogs of the page: how to open one, and the topmost that is open. */
export function useDialogs(): { openDialog: OpenDialog; dialog: ReactNode } {
  const modals = useActorRef(machine);
  const modal = useSelector(modals, (state) => topModal(state.context));
  const open = useCallback(
    (name: DialogName, props: Record<string, unknown> = {}) =>
      new Promise((resolve) => modals.send({ type: 'OPEN', name, props, resolve })),
    [modals],
  );
  useEffect(prepareDialogs, []);
  // The registry is keyed by name, the machine by text.
  const Entry = modal && (registry[modal.name as DialogName] as ComponentType<DialogEntryProps<unknown>>);
  return {
    // The type ties name, props and result together; the machine carries them all as one kind of entry.
    openDialog: open as OpenDialog,
    dialog: Entry && (
      <Entry
        key={modal.name}
        {...modal.props}
        backdrop={modal.background}
        onClose={(result) => modals.send({ type: 'CLOSE', name: modal.name, result })}
      />
    ),
  };
}
