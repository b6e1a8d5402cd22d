/** One modal of the stack. */
export interface ModalEntry {
  name: string;
  props: Record<string, unknown>;
  /** CSS colour of what lies behind it. */
  background: string;
  /** Stacking order; a higher one lies above, among equals the one opened last. */
  order?: number;
  /** Tells the opener the result; `undefined` when the modal went away without one. */
  resolve?: (result: unknown) => void;
}

export const defaultModalBackground = 'rgb(0 0 0 / 50%)';

interface WithEntries {
  readonly entries: readonly ModalEntry[];
}

/** The modals from the lowest to the highest. */
export function orderedModals({ entries }: WithEntries): ModalEntry[] {
  return entries.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** The modal that lies above all others. */
export function topModal(context: WithEntries): ModalEntry | undefined {
  return orderedModals(context).at(-1);
}

/** The modal that a CLOSE means: the highest one, or the highest one of that name. */
export function modalToClose({ entries }: WithEntries, name?: string): ModalEntry | undefined {
  return topModal({ entries: name === undefined ? entries : entries.filter((entry) => entry.name === name) });
}
