/** Stands in for everything outside of a machine: what it asks for waits until the one who plays gives an outcome. */
import { fromPromise, type NonReducibleUnknown } from 'xstate';

export interface Pending {
  id: number;
  effect: string;
  done: (output: unknown) => void;
  failed: (error: unknown) => void;
}

export interface Stage {
  /** Waits on the stage; leaves it when the machine no longer wants the outcome. */
  actor: <Output, Input = NonReducibleUnknown>(effect: string) => ReturnType<typeof fromPromise<Output, Input>>;
  /** Does nothing but be written down. */
  action: (effect: string) => () => void;
  pending: () => readonly Pending[];
  /** Actions that were called, in order. */
  called: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

export function createStage(): Stage {
  let pending: readonly Pending[] = [];
  let called: readonly string[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const leave = (id: number) => {
    pending = pending.filter((each) => each.id !== id);
    tell();
  };
  return {
    actor: <Output, Input>(effect: string) =>
      fromPromise<Output, Input>(
        ({ signal }) =>
          new Promise<Output>((resolve, reject) => {
            last += 1;
            const id = last;
            const done = (output: unknown) => {
              leave(id);
              resolve(output as Output);
            };
            const failed = (error: unknown) => {
              leave(id);
              reject(error);
            };
            pending = [...pending, { id, effect, done, failed }];
            signal.addEventListener('abort', () => leave(id), { once: true });
            tell();
          }),
      ),
    action: (effect) => () => {
      called = [...called, effect];
      tell();
    },
    pending: () => pending,
    called: () => called,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `{ offline: 'alerting' }` is `offline` and `offline.alerting`; of states side by side each. */
export function pathsOf(value: unknown, around = ''): string[] {
  if (typeof value === 'string') return [around + value];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    around + name,
    ...pathsOf(inner, `${around}${name}.`),
  ]);
}
