import type { ComponentType } from 'react';
import { isHintDue } from './visits.ts';

/** Loads the hint on the one visit where it is due; on every other nothing of it is loaded. */
export async function startHint(show: (Hint: ComponentType) => void): Promise<void> {
  if (!isHintDue()) return;
  const [{ hintWith }, texts] = await Promise.all([
    import('./InstallHint.tsx'),
    document.documentElement.lang === 'ja'
      ? import('../i18n/ja/installHint.json')
      : import('../i18n/en/installHint.json'),
  ]);
  show(hintWith(texts.default));
}
