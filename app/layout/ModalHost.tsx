import { type ComponentType, useEffect, useState } from 'react';
import type { DialogProps } from '../../ui/Dialog/index.ts';
import { usePage } from '../PageContext.tsx';

type Props = DialogProps;

const load = () => import('../../ui/Dialog/index.ts');

/**
 * Fetches the code of windows once the reader has begun to act and the browser is idle, so that a first look costs nothing
 * and a window can still open when the network has gone. @returns how to stop waiting
 */
export function prepareModals(): () => void {
  const inputs = ['pointerdown', 'keydown', 'scroll'] as const;
  const stop = () => {
    for (const input of inputs) document.removeEventListener(input, prepare);
  };
  const prepare = () => {
    stop();
    // What cannot come now is asked for again when a window opens.
    const fetchCode = () => void load().catch(() => undefined);
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetchCode, { timeout: 5000 });
    else setTimeout(fetchCode, 1000);
  };
  for (const input of inputs) document.addEventListener(input, prepare, { passive: true });
  return stop;
}

/** A window whose code comes when the first one opens, or before. When it cannot come, `onMissing` is called: the message stands on the page as well. */
export function ModalHost({ onMissing, ...props }: Props & { onMissing: () => void }) {
  const { lang } = usePage();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is asked for once
  useEffect(() => {
    load().then((module) => setDialog(() => module.Dialog), onMissing);
  }, []);
  return Dialog ? <Dialog lang={lang} {...props} /> : null;
}
