import { useEffect, useState } from 'react';

/** One key for each thing that a reviewer does again and again. */
export const reviewKeys = { yes: 'p', no: 'r', next: 'n' } as const;

export interface ReviewKeys {
  /** Off until the reviewer switches them on: speech input and unsteady hands press single letters by mistake (WCAG 2.1.4). */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Presses a button or follows a link; of a form the first field gets the focus. */
function use(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) element.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  else element.click();
}

/** The keys act on what says in `aria-keyshortcuts` that it has one. */
export function useReviewKeys(): ReviewKeys {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, repeat, isComposing, ctrlKey, altKey, metaKey } = event;
      if (repeat || isComposing || ctrlKey || altKey || metaKey || isTyping(target) || !/^[a-z]$/i.test(key)) return;
      const element = document.querySelector<HTMLElement>(`main [aria-keyshortcuts=${key.toLowerCase()}]`);
      if (!element) return;
      event.preventDefault();
      use(element);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return { isOn, onChange: setOn };
}
