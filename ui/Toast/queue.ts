export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export type Toast = {
  id: string;
  message: string;
  tone: ToastTone;
  /** ms until it goes by itself; it stays when left out */
  timeout?: number;
};

export type ToastQueue = {
  /** @returns the id to close it by */
  add: (message: string, options?: { tone?: ToastTone; timeout?: number }) => string;
  close: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** those that are shown */
  getSnapshot: () => readonly Toast[];
};

/** More would fill a small screen; the others wait. */
const maxVisible = 3;
/** Nobody reads a sentence in less, and some need the time to find it. */
const leastTime = 10_000;

/** One for the page, made where the page begins. The first that came are shown first. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let count = 0;
  let all: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  const set = (next: readonly Toast[]) => {
    all = next;
    shown = next.slice(0, maxVisible);
    for (const listener of listeners) listener();
  };
  return {
    add: (message, { tone = 'info', timeout } = {}) => {
      count += 1;
      const id = `toast-${count}`;
      set([...all, { id, message, tone, timeout: timeout && Math.max(timeout, leastTime) }]);
      return id;
    },
    close: (id) => set(all.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}
