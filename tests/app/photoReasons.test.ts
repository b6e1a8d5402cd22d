/**
 * Why a photo is not published, or reported, stands in two sets of words: staff and visitors choose, in a few words; the member reads
 * what was wrong and what can be done. Both have words for the same reasons.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { photoReasons, photoReportReasons } from '../../contract/photoRules.ts';

const wordsOf = (file: string): Record<string, string> => JSON.parse(readFileSync(`app/${file}`, 'utf8'));
/** Reasons that a file has words for, by what stands around them in its keys. */
const reasonsIn = (file: string, pattern: RegExp) =>
  Object.entries(wordsOf(file)).flatMap(([key, words]) => {
    const reason = pattern.exec(key)?.[1];
    return reason && words.trim() ? [reason] : [];
  });

describe.each(['ja', 'en'])('%s', (lang) => {
  it('has words of every reason of the review, for staff and for the member', () => {
    const known = [...photoReasons].sort();
    expect(reasonsIn(`screens/StaffPhotos/${lang}.json`, /^reason_(\w+)$/).sort()).toEqual(known);
    expect(reasonsIn(`i18n/${lang}/photoReason.json`, /^(\w+)$/).sort()).toEqual(known);
  });

  it('has words of every reason of a report, for visitors and for staff', () => {
    const known = [...photoReportReasons].sort();
    expect(reasonsIn(`screens/Photo/${lang}.json`, /^because_(\w+)Reason$/).sort()).toEqual(known);
    const forStaff = reasonsIn(`screens/StaffPhotos/${lang}.json`, /^reportedFor_(\w+)$/);
    // i18next takes "_other" for a plural.
    expect(wordsOf(`screens/StaffPhotos/${lang}.json`).reportedOtherwise).toBeTruthy();
    expect([...forStaff, 'other'].sort()).toEqual(known);
  });

  it('tells the member another sentence than staff choose from', () => {
    const staff = wordsOf(`screens/StaffPhotos/${lang}.json`);
    const member = wordsOf(`i18n/${lang}/photoReason.json`);
    for (const reason of photoReasons) expect(member[reason]).not.toBe(staff[`reason_${reason}`]);
  });
});
