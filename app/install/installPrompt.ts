/** The browser's offer to install the portal (Chromium). Others have none, and say in their menus how it is done. */
import type { InstallOutcome } from '../../machines/installHint/index.ts';

/** `beforeinstallprompt`, which no library of types knows. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: InstallOutcome }>;
}

declare global {
  interface Window {
    /** The offer that came before anybody listened: `entry.client.tsx` keeps it. */
    installPrompt?: InstallPromptEvent | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

export const isOffered = (): boolean => window.installPrompt !== undefined;

/** @returns how to stop */
export function onInstallEvents(onOffered: () => void, onInstalled: () => void): () => void {
  const keep = (event: InstallPromptEvent) => {
    // It is asked when somebody presses, and not before.
    event.preventDefault();
    window.installPrompt = event;
    onOffered();
  };
  const forget = () => {
    window.installPrompt = undefined;
    onInstalled();
  };
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

/** Asks, after a press. An offer can be taken up once. */
export async function askToInstall(): Promise<InstallOutcome> {
  const offer = window.installPrompt;
  window.installPrompt = undefined;
  if (!offer) throw new Error('The browser offers nothing');
  return (await offer.prompt()).outcome;
}

type AppleNavigator = Navigator & { standalone?: boolean };

/** The portal runs from the home screen, in a window of its own. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches || (navigator as AppleNavigator).standalone === true;

/** iOS and iPadOS: no page can ask there, but every browser has "Add to Home Screen" in its share menu. */
export const isApple = (): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 0;
