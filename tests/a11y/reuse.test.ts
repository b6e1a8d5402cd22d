/** An earlier outcome is kept only where nothing has changed and nothing was wrong; what is kept says when it was found. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AccessibilityResult } from '../../contract/accessibility.ts';
import { opensCheck } from '../../contract/accessibilityOutcomes.ts';
import { cleanResult } from '../../stories/fixtures/accessibility.ts';
import { keepOutcomes, readArtefact, writeArtefact } from '../../tools/accessibility/artefact.ts';
import { partOf, unchangedSubjects } from '../../tools/accessibility/reuse.ts';

const clean = cleanResult();
const earlier: AccessibilityResult = {
  ...clean,
  checks: [
    ...clean.checks,
    { id: opensCheck, name: { ja: '開けること', en: 'can be opened' }, criteria: [], kinds: ['page'] },
  ],
  runs: clean.runs.map((run) => ({ ...run, checks: [opensCheck, ...run.checks] })),
};
const now = new Map(earlier.subjects.map(({ id, fingerprint }) => [id, fingerprint]));
const all = earlier.subjects.map(({ id }) => id);
const keptFrom = (change: Partial<AccessibilityResult>, fingerprints: ReadonlyMap<string, string> = now) => [
  ...unchangedSubjects({ ...earlier, ...change }, 'pairwise', fingerprints),
];
/** Of the first subject. */
const withRun = (change: Partial<AccessibilityResult['runs'][number]>) => ({
  runs: earlier.runs.map((run, at) => (at ? run : { ...run, ...change })),
});

describe('an outcome', () => {
  test('is kept where nothing has changed', () => {
    expect(keptFrom({})).toEqual(all);
  });

  test('is not where the subject is another, or is no more', () => {
    expect(keptFrom({}, new Map([...now, ['/', 'other sources']]))).toEqual(all.slice(1));
    expect(keptFrom({}, new Map([...now].slice(1)))).toEqual(all.slice(1));
  });

  test('is not without a fingerprint, without an earlier run, or from another form of run', () => {
    const unknown = earlier.subjects.map((subject) => ({ ...subject, fingerprint: '' }));
    expect(keptFrom({ subjects: unknown }, new Map(all.map((id) => [id, ''])))).toEqual([]);
    expect([...unchangedSubjects(null, 'pairwise', now)]).toEqual([]);
    expect(keptFrom({ form: 'full' })).toEqual([]);
  });

  test.each([
    ['a violation', { violations: [{ rule: 'label', impact: null, targets: ['input'] }] }],
    ['a finding', { findings: [{ check: 'reflow', message: 'scrolls', target: 'main' }] }],
    ['a doubt that nobody has decided', { incomplete: [{ rule: 'label', target: 'input', ruling: null }] }],
    ['a page that was not opened', { rules_run: 0 }],
    ['a run that was broken off', { checks: [] }],
  ])('is not with %s', (_, change) => {
    expect(keptFrom(withRun(change))).toEqual(all.slice(1));
  });

  test('is not without any run', () => {
    expect(keptFrom({ runs: earlier.runs.filter(({ subject }) => subject !== '/') })).toEqual(all.slice(1));
  });
});

describe('an artefact', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokotoko-artefact-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const trees = { '/': { ja: '- main', en: '- main' }, '/map': { ja: '- main' } };
  const facts = ['/', '/map'].map((id) => ({ check: 'titles', subject: { id, lang: 'ja' as const }, fact: id }));

  test('gives back the runs, trees and facts of the subjects that are kept, and of no other', () => {
    writeArtefact(earlier, { expected: 0, runs: [], trees, facts, times: {} }, folder);
    const artefact = readArtefact(folder)!;
    expect(artefact.result).toEqual(earlier);
    const part = partOf(artefact, new Set(['/']));
    expect(part.runs).toEqual(earlier.runs.filter(({ subject }) => subject === '/'));
    expect([part.expected, part.trees, part.facts]).toEqual([part.runs.length, { '/': trees['/'] }, [facts[0]]]);
  });

  test('of a run that was not finished is one file, and gives back the same', () => {
    const file = path.join(folder, 'outcomes.json.br');
    keepOutcomes(earlier, { expected: 0, runs: [], trees, facts, times: {} }, file);
    const artefact = readArtefact(file)!;
    expect(artefact.result).toEqual(earlier);
    const part = partOf(artefact, new Set(['/map', '/nowhere']));
    expect([part.trees, part.facts]).toEqual([{ '/map': trees['/map'], '/nowhere': {} }, [facts[1]]]);
  });

  test('that is not there is none', () => {
    expect(readArtefact(path.join(folder, 'nowhere'))).toBeNull();
    expect(readArtefact(path.join(folder, 'nowhere.json.br'))).toBeNull();
  });
});
