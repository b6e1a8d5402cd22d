import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Footpath } from '../Footpath/Footpath.tsx';
import * as css from './LoadingOverlay.css.ts';

export type LoadingOverlayProps = {
  isLoading: boolean;
  /** what is under way, shown and read out once: "Searching for courses" */
  label: string;
  /** what waits; without it the words stand over the page, which stays as it is */
  children?: ReactNode;
  /** `children` is the page, and nothing in it can be used until it is over: only where a second press would do harm */
  isPageWide?: boolean;
  /** ms; what takes less says and shows nothing */
  delay?: number;
};

/** Says that something is under way, without a movement and without taking away what one reads. */
export function LoadingOverlay({ isLoading, label, children, isPageWide, delay = 400 }: LoadingOverlayProps) {
  const isShown = useIsLasting(isLoading, delay);
  const content = useRef<HTMLDivElement>(null);
  const isHeld = isShown && Boolean(isPageWide);

  useEffect(() => {
    const page = content.current;
    if (!isHeld || !page) return;
    const before = document.activeElement;
    page.inert = true;
    return () => {
      page.inert = false;
      // Wherever the focus has gone to by itself is right, but for nowhere.
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && page.contains(before)) before.focus({ preventScroll: true });
    };
  }, [isHeld]);

  const status = (
    // Beside what is busy and not in it: a busy part of the page says nothing.
    <div role="status" className={children && !isPageWide ? css.overRegion : css.overPage}>
      {isShown && (
        <div className={css.words}>
          {label}
          <Footpath />
        </div>
      )}
    </div>
  );
  return children ? (
    <div className={css.frame}>
      {status}
      <div ref={content} aria-busy={isLoading || undefined} data-waiting={isShown || undefined} className={css.content}>
        {children}
      </div>
    </div>
  ) : (
    status
  );
}

/** True once it has been so for a while. */
function useIsLasting(isSo: boolean, delay: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo || !delay) return;
    const timer = setTimeout(setLasting, delay, true);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, delay]);
  return isSo && (isLasting || !delay);
}
