import { type ComponentType, useEffect, useState } from 'react';
import type { DialogProps } from '../../ui/Dialog/index.ts';
import { usePage } from '../PageContext.tsx';

const load = () => import('../../ui/Dialog/index.ts');

/**
 * Loads the code of dialogs once the visitor has begun to act and the browser is idle: the first page costs nothing, and
 * the message that the network has gone cannot come over the network. @returns how to stop waiting
 */
export function prepareDialogs(): () => void {
  const inputs = ['pointerdown', 'keydown', 'scroll'] as const;
  const stop = () => {
    for (const input of inputs) document.removeEventListener(input, prepare);
  };
  const prepare = () => {
    stop();
    // What cannot load now is asked for again when a dialog opens.
    const fetchCode = () => void load().catch(() => undefined);
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetchCode, { timeout: 5000 });
    else setTimeout(fetchCode, 1000);
  };
  for (const input of inputs) document.addEventListener(input, prepare, { passive: true });
  return stop;
}

/** Dialog, loaded on first use. Calls `onMissing` if the chunk fails; the message must then stand on the page as well. */
export function LazyDialog({ onMissing, ...props }: DialogProps & { onMissing: () => void }) {
  const { lang } = usePage();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is asked for once
  useEffect(() => {
    load().then((module) => setDialog(() => module.Dialog), onMissing);
  }, []);
  return Dialog ? <Dialog lang={lang} {...props} /> : null;
}
