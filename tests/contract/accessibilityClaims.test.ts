/** What may be claimed of a standard: never more than its criteria allow. */
import { expect, it } from 'vitest';
import { outcomes } from '../../contract/accessibility.ts';
import { claimOf, claimsOf, targetedBy } from '../../contract/accessibilityClaims.ts';
import { auditOf } from '../../contract/accessibilityOutcomes.ts';
import {
  cleanResult,
  criteria,
  failedResult,
  passedResult,
  resultOf,
  standards,
} from '../../stories/fixtures/accessibility.ts';
import { seeded } from './seeded.ts';

const [jis, wcag] = standards as [(typeof standards)[number], (typeof standards)[number]];
const all = (outcome: (typeof outcomes)[number]) => resultOf().criteria.map((each) => ({ ...each, outcome }));
const kinds = (results: ReturnType<typeof all>) => claimsOf(standards, criteria, results).map(({ kind }) => kind);

it('is 準拠, 一部準拠 or 配慮 as the guideline uses the words', () => {
  expect(kinds(all('passed'))).toEqual(['conformant', 'conformant']);
  expect(kinds(all('inapplicable'))).toEqual(['conformant', 'conformant']);
  // Of which nothing is met, that is not met in part.
  expect(kinds(all('failed'))).toEqual(['considered', 'considered']);
  expect(kinds(all('failed').map((each, at) => (at ? each : { ...each, outcome: 'passed' })))).toEqual([
    'partial',
    'partial',
  ]);
  expect(kinds(all('cannotTell'))).toEqual(['considered', 'considered']);
  expect(kinds([])).toEqual(['considered', 'considered']);
  const but = (number: string, outcome: (typeof outcomes)[number]) =>
    all('passed').map((each) => (each.number === number ? { ...each, outcome } : each));
  expect(kinds(but('1.1.1', 'failed'))).toEqual(['partial', 'partial']);
  expect(kinds(but('4.1.1', 'untested'))).toEqual(['considered', 'conformant']);
  expect(kinds(but('2.5.8', 'failed'))).toEqual(['conformant', 'partial']);
  expect(kinds(but('1.4.6', 'failed'))).toEqual(['conformant', 'conformant']);
});

it('is made of the standards and levels that the data aims at', () => {
  const aim = { ...wcag, level: 'A' as const };
  const claim = {
    standard: 'wcag-2.2',
    level: 'A',
    kind: 'conformant',
    met: 31,
    inapplicable: 0,
    failed: 0,
    untested: 0,
  };
  expect(claimsOf([aim], criteria, all('passed'))).toEqual([claim]);
  const passed = passedResult();
  const inapplicable = targetedBy(aim, criteria).filter(
    ({ number }) => passed.criteria.find((each) => each.number === number)!.outcome === 'inapplicable',
  ).length;
  expect(inapplicable).toBeGreaterThan(0);
  // Counted among those met, and told apart from them.
  expect(auditOf(passed, criteria, [aim]).claims).toEqual([{ ...claim, inapplicable }]);
  // A new edition is an entry of its own, and the criteria that name it.
  const revised = criteria.map((each) => (each.since === '2.2' ? { ...each, standards: ['revised'] } : each));
  const { length } = criteria.filter(({ since, level }) => since === '2.2' && level !== 'AAA');
  expect(claimsOf([{ id: 'revised', level: 'AA' }], revised, all('passed'))).toEqual([
    { standard: 'revised', level: 'AA', kind: 'conformant', met: length, inapplicable: 0, failed: 0, untested: 0 },
  ]);
});

it('of the fixtures is what they were made for', () => {
  expect(claimsOf(standards, criteria, passedResult().criteria).map(({ kind }) => kind)).toEqual([
    'conformant',
    'conformant',
  ]);
  expect(cleanResult().claims[0]).toMatchObject({ kind: 'considered', failed: 0 });
  expect(failedResult().claims[0]!.failed).toBeGreaterThan(0);
});

it('is never 準拠 with a targeted criterion that failed, cannot be told or is untested', () => {
  const random = seeded(20_261_121);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const seen = { conformant: 0, partial: 0, considered: 0 };
  const template = all('passed');
  for (let round = 0; round < 4000; round += 1) {
    // From nearly everything met to nearly nothing; some results are missing altogether.
    const doubt = random() ** 6;
    const results = template
      .filter(() => random() > doubt / 20)
      .map((each) => ({
        ...each,
        outcome: random() < doubt ? pick(outcomes) : pick(['passed', 'inapplicable'] as const),
      }));
    for (const standard of [jis, wcag]) {
      const { kind, met, failed, untested } = claimOf(standard, criteria, results);
      const targeted = targetedBy(standard, criteria);
      const found = targeted.map(({ number }) => results.find((each) => each.number === number)?.outcome ?? 'untested');
      seen[kind] += 1;
      expect(met + failed + untested).toBe(targeted.length);
      expect(kind === 'conformant').toBe(found.every((each) => each === 'passed' || each === 'inapplicable'));
      if (found.includes('untested') || found.includes('cannotTell')) expect(kind).toBe('considered');
      else if (found.includes('failed')) expect(kind).toBe(met > 0 ? 'partial' : 'considered');
      if (kind === 'partial') expect(met).toBeGreaterThan(0);
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
});
