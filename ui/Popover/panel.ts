import type { FocusEvent, KeyboardEvent } from 'react';

/** False also where the browser does not know popovers. */
export const isOpen = (panel: HTMLElement | null) =>
  panel !== null && 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

/** It would lie over what has the focus now. Pressing beside it is the browser's. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent, panel: HTMLElement | null): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget) && isOpen(panel)) panel!.hidePopover();
}

/** The browser closes the panel, and only that: a dialog around it must not hear of the key. */
export function keepEscape(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key === 'Escape' && isOpen(panel)) event.stopPropagation();
}
