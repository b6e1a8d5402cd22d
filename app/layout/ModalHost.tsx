import { type ComponentType, useEffect, useState } from 'react';
import type { DialogProps } from '../../ui/Dialog/index.ts';

type Props = DialogProps;

/** A window whose code comes when the first one opens. When it cannot come, `onMissing` is called: the message stands on the page as well. */
export function ModalHost({ onMissing, ...props }: Props & { onMissing: () => void }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is asked for once
  useEffect(() => {
    import('../../ui/Dialog/index.ts').then((module) => setDialog(() => module.Dialog), onMissing);
  }, []);
  return Dialog ? <Dialog {...props} /> : null;
}
