import type { MouseEvent } from 'react';

/** Where the browser can show the next step itself, a link to it is not followed. */
export const instead = (step: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  step();
};
