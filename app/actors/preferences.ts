/** Choices that the next page must know in its first HTML are stored in cookies. */
import type { Preferences } from '../preferences.ts';

const oneYear = 365 * 24 * 3600;

function setCookie(name: 'text_size' | 'consent', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}

/** Stores a change in cookies, and the text size on the document too. */
export function storePreferences({ textSize, consent }: Partial<Preferences>): void {
  if (textSize) {
    setCookie('text_size', String(textSize));
    document.documentElement.dataset.textSize = String(textSize);
  }
  if (consent) setCookie('consent', consent);
}
