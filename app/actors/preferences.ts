/** Choices that the next page must know in its first HTML are stored in cookies. */
import { setCookie } from '../deviceStorage.ts';
import type { Preferences } from '../preferences.ts';

/** Stores a change in cookies, and the text size on the document too. */
export function storePreferences({ textSize, consent }: Partial<Preferences>): void {
  if (textSize) {
    setCookie('text_size', String(textSize));
    document.documentElement.dataset.textSize = String(textSize);
  }
  if (consent) setCookie('consent', consent);
}
