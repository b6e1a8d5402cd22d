import type { MouseEvent } from 'react';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export type HamburgerSheetProps = Pick<DialogProps, 'title' | 'closeLabel' | 'isOpen' | 'onOpenChange' | 'children'>;

/** Loaded on demand by HamburgerMenu. */
export function HamburgerSheet({ children, onOpenChange, ...props }: HamburgerSheetProps) {
  const closeOnPick = (event: MouseEvent) => {
    // After the click has done its work: a link that has left the page in between would not be followed.
    if ((event.target as Element).closest('a, button')) setTimeout(() => onOpenChange(false));
  };
  return (
    <Dialog {...props} onOpenChange={onOpenChange}>
      {/* biome-ignore lint/a11y: listens to what bubbles up from links and buttons, which work by keyboard themselves */}
      <div onClick={closeOnPick}>{children}</div>
    </Dialog>
  );
}
