import { useEffect, useState } from 'react';

export interface Leaving {
  /** Where somebody wants to go; null: nowhere. */
  to: string | null;
  onStay: () => void;
  onLeave: () => void;
}

const anchorOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a press on a link leads away from what is being entered. */
const isLeaving = (event: MouseEvent, link: HTMLAnchorElement | null): link is HTMLAnchorElement =>
  link !== null &&
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  !(link.target || link.hasAttribute('download') || 'leaves' in link.dataset) &&
  !(link.pathname === location.pathname && link.hash !== '');

/** Asks before somebody leaves what they have begun: by the browser when the document goes, by the page when a link leads elsewhere. */
export function useLeaving(isBegun: boolean): Leaving {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    if (!isBegun) return;
    let isMeant = false;
    const onClick = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (anchor && 'leaves' in anchor.dataset) isMeant = true;
      if (!isLeaving(event, anchor)) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(anchor);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isMeant) event.preventDefault();
    };
    // Before the document hears of the press, and moves to the page.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isBegun]);
  return {
    to: link?.href ?? null,
    onStay: () => setLink(null),
    onLeave: () => {
      setLink(null);
      if (!link) return;
      link.dataset.leaves = '';
      link.click();
      delete link.dataset.leaves;
    },
  };
}
