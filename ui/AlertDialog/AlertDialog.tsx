import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { stack } from '../layout.css.ts';

export type AlertDialogProps = {
  isOpen: boolean;
  /** the question */
  title: ReactNode;
  /** what happens, and whether it can be taken back; read out with the title, so one or two sentences */
  children: ReactNode;
  /** the verb of what is done, such as "Delete"; never "Yes" */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** the safe way out: its button, and Escape */
  onCancel: () => void;
  /** cannot be taken back: another colour, and a sign beside the verb */
  isDestructive?: boolean;
  /** it is being done: the dialog stays, keeps the focus, and nothing in it does anything */
  isPending?: boolean;
  /** shown in place of `confirmLabel` while `isPending`, and read out */
  pendingLabel?: string;
  /** language of the page; the browser's when left out */
  lang?: string;
};

/** A question that must be answered before going on. The safe answer comes first and has the focus. */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDestructive,
  isPending,
  pendingLabel,
  lang,
}: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="s"
      title={title}
      isOpen={isOpen}
      // What has begun cannot be called back by closing the dialog.
      onOpenChange={(willBeOpen) => willBeOpen || isPending || onCancel()}
      isDismissable={false}
      lang={lang}
      actions={
        <>
          <Button variant="secondary" autoFocus isPending={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {isDestructive && <Icon name="warning" />}
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={stack.s}>{children}</div>
    </Dialog>
  );
}
