type Edge = 'top' | 'bottom';

/** The edge of the screen at which a list does not lie over what has the focus. It stays where it is as long as it can. */
export function edgeFor(list: HTMLElement, now: Edge): Edge {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.contains(list) || list.contains(focused)) return now;
  const box = list.getBoundingClientRect();
  const mine = focused.getBoundingClientRect();
  const gap = now === 'top' ? box.top : innerHeight - box.bottom;
  const covers = (edge: Edge) => {
    const top = edge === 'top' ? gap : innerHeight - gap - box.height;
    return mine.right > box.left && mine.left < box.right && mine.bottom > top && mine.top < top + box.height;
  };
  const other = now === 'top' ? 'bottom' : 'top';
  return covers(now) && !covers(other) ? other : now;
}
