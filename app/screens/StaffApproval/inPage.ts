import type { MouseEvent } from 'react';

/** A link that works without JavaScript, and with it stays in the page; a new tab is for whoever asks for one. */
export const inPage = (onPress: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onPress();
};
