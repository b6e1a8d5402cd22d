/** What somebody has begun to enter, kept in this tab: a reload loses nothing. Never a password, a question or an answer. */
import { device } from '../../deviceStorage.ts';
import type { FormValues } from '../../page.ts';

const key = 'registration-draft';
const names = ['user_name', 'region', 'age_band', 'gender'] as const;

export function keepDraft(values: FormValues): void {
  device.tab.set(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name] ?? '']))));
}

/** What is read is checked: anybody may have written it. @returns null when there is no name among it */
export function keptDraft(): FormValues | null {
  try {
    const found: unknown = JSON.parse(device.tab.get(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const texts = Object.entries(found).filter(
      (entry): entry is [string, string] => names.some((name) => name === entry[0]) && typeof entry[1] === 'string',
    );
    const values: FormValues = Object.fromEntries(texts);
    return values.user_name ? values : null;
  } catch {
    return null;
  }
}

export const forgetDraft = (): void => device.tab.remove(key);
