/** Choices that the next page must know in its first HTML are stored in cookies. */
import { getCookie, setCookie } from '../deviceStorage.ts';
import type { Preferences } from '../preferences.ts';

/** Stores a change in cookies, and the text size on the document too. */
export function storePreferences({ textSize, consent }: Partial<Preferences>): void {
  if (textSize) {
    setCookie('text_size', String(textSize));
    document.documentElement.dataset.textSize = String(textSize);
  }
  if (consent) setCookie('consent', consent);
}

/** As they are on this device now. */
export function storedPreferences(): Preferences {
  const consent = getCookie('consent');
  return {
    textSize: getCookie('text_size') === '2' ? 2 : 1,
    consent: consent === 'agree' || consent === 'reject' ? consent : null,
  };
}
