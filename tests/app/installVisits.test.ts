import { describe, expect, test } from 'vitest';
import { isHintDue, type Visit } from '../../app/install/visits.ts';

/** One device over its visits. @param noted what it has from before */
function device(noted?: string) {
  const kept = new Map<string, string>(noted === undefined ? [] : [['install-hint', noted]]);
  const storage = {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => Boolean(kept.set(name, value)),
    remove: (name: string) => void kept.delete(name),
  };
  const visit = (today: string, more: Partial<Visit> = {}) =>
    isHintDue({ consent: 'agree', isInstalled: false, today, ...more }, storage);
  return { visit, noted: () => kept.get('install-hint') };
}

describe('the hint is due', () => {
  test('on a later day than the first, and not on the first', () => {
    const { visit, noted } = device();
    expect([visit('2026-11-26'), visit('2026-11-26'), visit('2026-11-27')]).toEqual([false, false, true]);
    expect(noted()).toBe('2026-11-26');
    expect(visit('2027-01-05')).toBe(true);
  });

  test('never again once it was shown', () => {
    expect(device('shown').visit('2030-01-01')).toBe(false);
  });

  test('never where the portal is installed, and then nowhere in this browser', () => {
    const { visit, noted } = device('2026-11-26');
    expect(visit('2026-11-27', { isInstalled: true })).toBe(false);
    expect(noted()).toBe('shown');
  });

  test('only for those who agreed; who has not chosen has a question before them already', () => {
    const { visit, noted } = device();
    visit('2026-11-26', { consent: null });
    expect(noted()).toBeUndefined();
    expect([visit('2026-11-27'), visit('2026-11-28')]).toEqual([false, true]);
    expect(visit('2026-11-29', { consent: null })).toBe(false);
  });

  test('for nobody who refused, of whom no day is kept', () => {
    const { visit, noted } = device('2026-11-26');
    expect(visit('2026-11-27', { consent: 'reject' })).toBe(false);
    expect(noted()).toBeUndefined();
    visit('2026-11-28', { consent: 'reject' });
    expect(noted()).toBeUndefined();
  });

  test('of nonsense that is stored nothing follows: it is the first day', () => {
    const { visit, noted } = device('20261126');
    expect(visit('2026-11-27')).toBe(false);
    expect(noted()).toBe('2026-11-27');
  });

  test('nowhere that nothing can be stored', () => {
    const storage = { get: () => null, set: () => false, remove: () => undefined };
    const days = ['2026-11-26', '2026-11-27'];
    expect(days.map((today) => isHintDue({ consent: 'agree', isInstalled: false, today }, storage))).toEqual([
      false,
      false,
    ]);
  });
});
