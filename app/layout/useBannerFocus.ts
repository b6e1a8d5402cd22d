import { type RefObject, useEffect, useRef, useState } from 'react';

/** The focus of the cookie banner: to it when somebody asks for it, and from it, as it goes away, to where it was asked for. */
export function useBannerFocus(
  isVisible: boolean,
  onReopen?: () => void,
): { banner: RefObject<HTMLElement | null>; reopenBanner: () => void } {
  const banner = useRef<HTMLElement>(null);
  const askedAt = useRef<Element | null>(null);
  const [reopenings, setReopenings] = useState(0);
  useEffect(() => {
    if (!reopenings) return;
    banner.current?.scrollIntoView({ block: 'start' });
    banner.current?.focus({ preventScroll: true });
  }, [reopenings]);

  const wasVisible = useRef(isVisible);
  useEffect(() => {
    if (wasVisible.current && !isVisible) {
      const asked = askedAt.current as HTMLElement | null;
      // Nobody has asked for the banner of a first visit: reading goes on with the page, which does not move.
      if (asked?.isConnected) asked.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
      askedAt.current = null;
    }
    wasVisible.current = isVisible;
  }, [isVisible]);

  const reopenBanner = () => {
    askedAt.current = document.activeElement;
    onReopen?.();
    setReopenings((count) => count + 1);
  };
  return { banner, reopenBanner };
}
