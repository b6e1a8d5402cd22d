import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Announcement } from '../Announcer/Announcer.tsx';
import { edgeFor } from './edgeFor.ts';
import type { Toast, ToastQueue } from './queue.ts';
import * as css from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';

export type ToastRegionProps = {
  queue: ToastQueue;
  /** name of the region, such as "Notifications" */
  label: string;
  closeLabel: string;
};

const none: readonly Toast[] = [];
const listenToTab = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Short messages over the page. Stands once, near the end of the page; each also stands where it belongs in the page. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
  const isTabHidden = useSyncExternalStore(
    listenToTab,
    () => document.hidden,
    () => false,
  );
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** where the focus was before it came in here */
  const cameFrom = useRef<HTMLElement>(null);
  const isEmpty = toasts.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever one has gone
  useEffect(() => {
    // What is taken out of the page tells of no leaving.
    if (isEmpty) setHovered(false);
    if (!isFocused || region.current?.contains(document.activeElement)) return;
    setFocused(false);
    cameFrom.current?.focus();
  }, [toasts]);

  useEffect(() => {
    if (isEmpty) return;
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      const isInside = region.current?.contains(document.activeElement);
      const target = isInside ? cameFrom.current : region.current;
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [isEmpty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every other toast is another height
  useEffect(() => {
    if (isEmpty) return;
    // The browser scrolls to what gets the focus; it is looked at where it comes to rest.
    const look = () => requestAnimationFrame(() => list.current && setEdge((now) => edgeFor(list.current!, now)));
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [toasts, isEmpty]);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  /** To the next card, or the one before; a pointer's work here is done. */
  const goOn = (from: HTMLButtonElement, wasPressedByPointer: boolean) => {
    const buttons = [...region.current!.querySelectorAll('button')];
    const at = buttons.indexOf(from);
    const neighbour = wasPressedByPointer ? null : (buttons[at + 1] ?? buttons[at - 1]);
    (neighbour ?? cameFrom.current)?.focus();
  };

  return (
    <section
      ref={region}
      // A landmark only while there is something in it.
      aria-label={isEmpty ? undefined : label}
      tabIndex={-1}
      className={css.region}
      data-edge={edge}
      // A window of React Aria leaves it alone: it is read and reached beside the window.
      data-react-aria-top-layer="true"
      onFocus={enter}
      onBlur={leave}
    >
      {toasts.map(({ id, message }) => (
        <Announcement key={id} words={message} />
      ))}
      {!isEmpty && (
        <ol
          ref={list}
          className={css.list}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
        >
          {toasts.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              closeLabel={closeLabel}
              isHeld={isHovered || isFocused || isTabHidden}
              close={queue.close}
              onLeave={goOn}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
