/** Whether the hint that the portal can be installed is due: on a later day than the first visit, and never twice. */
import { storedPreferences } from '../actors/preferences.ts';
import { device } from '../deviceStorage.ts';
import type { Consent } from '../preferences.ts';
import { isInstalled } from './installPrompt.ts';

const shown = 'shown';

/** No hint comes on this device again. */
export const rememberHint = (): void => void device.local.set('install-hint', shown);

export interface Visit {
  consent: Consent;
  isInstalled: boolean;
  /** By the clock of the device, `YYYY-MM-DD`. */
  today: string;
}

const thisVisit = (): Visit => {
  const now = new Date();
  const pad = (number: number) => String(number).padStart(2, '0');
  return {
    consent: storedPreferences().consent,
    isInstalled: isInstalled(),
    today: `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`,
  };
};

/**
 * Notes the day of the first visit and, later, whether the hint is due. Nothing is noted of those who do not agree to cookies, and
 * they are not asked; who has not chosen yet has one question before them already.
 */
export function isHintDue(
  { consent, isInstalled: isRunning, today }: Visit = thisVisit(),
  storage: Pick<typeof device.local, 'get' | 'set' | 'remove'> = device.local,
): boolean {
  const noted = storage.get('install-hint');
  if (noted === shown) return false;
  if (isRunning) {
    storage.set('install-hint', shown);
    return false;
  }
  if (consent !== 'agree') {
    if (noted !== null) storage.remove('install-hint');
    return false;
  }
  if (noted === null || !/^\d{4}-\d\d-\d\d$/.test(noted)) {
    storage.set('install-hint', today);
    return false;
  }
  return noted < today;
}
