/** What a form promises to look at. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { criterion } from '../../contract/accessibility.ts';
import type { Mode } from '../../tools/accessibility/check.ts';
import { checks } from '../../tools/accessibility/checks/index.ts';
import { type Combination, combinationsOf, shardOf, type Unit } from '../../tools/accessibility/conditions.ts';
import { checksFor, tellingOf } from '../../tools/accessibility/run.ts';

const unit = (id: string, change: Partial<Unit> = {}): Unit => ({
  ...{ kind: 'story', id, state: 'first', langs: ['ja', 'en'], textSizes: [1, 2], viewports: ['s', 'm', 'l'] },
  modes: ['plain', 'forced', 'reduced'] as Mode[],
  ...change,
});
const units: Unit[] = [
  ...Array.from({ length: 40 }, (_, at) => unit(`story ${at}`)),
  ...Array.from({ length: 12 }, (_, at) =>
    unit(`/page/${at}`, { kind: 'page', modes: ['plain', 'forced', 'reduced', 'print'] }),
  ),
  unit('english', { langs: ['en'] }),
  unit('narrow', { viewports: ['s'], textSizes: [2], isRepeated: true }),
  ...Array.from({ length: 24 }, (_, at) => unit(`sister ${at + 1}`, { sister: at + 1 })),
  unit('/page/1', { kind: 'page', state: 'menu' }),
];
const factors = ['lang', 'textSize', 'viewport', 'mode'] as const;
const valuesOf = (of: Unit) => ({
  ...{ lang: of.langs, textSize: of.textSizes, viewport: of.viewports, mode: of.modes },
});
const keyOf = ({ unit: { id, state }, lang, textSize, viewport, mode }: Combination) =>
  [id, state, lang, textSize, viewport, mode].join(' ');

describe.each(['pairwise', 'full'] as const)('%s', (form) => {
  const all = combinationsOf(form, units);

  test('trees are told in the same text size in all languages', () => {
    const telling = [...tellingOf(all)];
    for (const { id, langs } of units.filter(({ state }) => state === 'first')) {
      const own = telling.filter((each) => each.unit.id === id);
      expect(own.map(({ lang }) => lang).toSorted()).toEqual([...langs].toSorted());
      expect(new Set(own.map(({ textSize }) => textSize)).size, id).toBe(1);
    }
  });

  test('every unit meets every value of every factor, but for further stories of a screen, which meet them together', () => {
    const alone = units.filter(({ sister }) => form === 'full' || !sister);
    for (const factor of factors)
      for (const value of valuesOf(units[0]!)[factor])
        expect(all.some(({ unit: { sister }, ...look }) => sister && look[factor] === value)).toBe(true);
    for (const each of alone)
      for (const factor of factors)
        for (const value of valuesOf(each)[factor])
          expect(
            all.some((combination) => combination.unit === each && combination[factor] === value),
            `${each.id} ${value}`,
          ).toBe(true);
  });

  test('every two values of two factors meet somewhere, among pages and among stories', () => {
    for (const kind of ['page', 'story'] as const) {
      const [sample] = units.filter((each) => each.kind === kind);
      const values = valuesOf(sample!);
      for (const [at, one] of factors.entries())
        for (const other of factors.slice(at + 1))
          for (const left of values[one])
            for (const right of values[other])
              expect(
                all.some((each) => each.unit.kind === kind && each[one] === left && each[other] === right),
                `${kind}: ${left} with ${right}`,
              ).toBe(true);
    }
  });

  test('nothing is looked at twice, and nothing under conditions that it does not have', () => {
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
    for (const combination of all)
      for (const factor of factors) expect(valuesOf(combination.unit)[factor]).toContain(combination[factor]);
  });

  test('a further story of a screen is looked at in each language, in plain colours and in another mode', () => {
    for (const each of units.filter(({ sister }) => sister)) {
      const looks = all.filter(({ unit }) => unit === each);
      expect([...new Set(looks.map(({ lang }) => lang))].sort()).toEqual(['en', 'ja']);
      expect(new Set(looks.map(({ mode }) => mode === 'plain')).size).toBe(2);
    }
  });

  test('thorough checks are run on each page once per language, on each story and each further state once, but for what repeats them', () => {
    for (const each of units) {
      const isRepeated = each.isRepeated && form === 'pairwise';
      // What scripts do is looked at on every eighth of a screen's stories; words, keyboard and absences on all of them.
      const isState = (each.sister ?? 0) % 8 !== 0 && form === 'pairwise';
      const looks = all.filter(({ unit, depth }) => !['quick', 'settings'].includes(depth) && unit === each);
      const thorough = looks.filter(({ depth }) => depth === 'thorough');
      if (form === 'full' || (each.kind === 'page' && each.state === 'first'))
        expect(looks.map(({ lang }) => lang).sort()).toEqual([...each.langs].sort());
      else expect(looks).toHaveLength(1);
      expect(looks.some(({ depth }) => depth === 'absence')).toBe(Boolean(isRepeated));
      expect(looks.some(({ depth }) => depth === 'state')).toBe(isState);
      expect(thorough.map(({ mode }) => mode)).toEqual(isRepeated || isState ? [] : ['plain']);
    }
  });
});

test.each(['pairwise', 'full'] as const)(
  'each page as it opens is gone through by keyboard, at 320 px and with wrong input in every language and text size (%s)',
  (form) => {
    const all = combinationsOf(form, units);
    const acting = checks.filter(({ everySetting }) => everySetting);
    expect(acting.map(({ id }) => id).sort()).toEqual(
      ['focus-not-obscured', 'focus-order', 'focus-visible', 'form-errors', 'reflow', 'widget-keys'].sort(),
    );
    for (const page of units.filter(({ kind, state }) => kind === 'page' && state === 'first')) {
      const settings = all
        .filter((look) => look.unit === page && look.mode === 'plain')
        .filter((look) => acting.every((check) => checksFor(look, checks, new Set()).includes(check)))
        .map(({ lang, textSize }) => `${lang} ${textSize}`);
      expect([...new Set(settings)].sort(), page.id).toEqual(['en 1', 'en 2', 'ja 1', 'ja 2']);
    }
  },
);

describe('what does not apply', () => {
  const directory = new URL('../../content/accessibility/', import.meta.url);
  const absences = new Set(
    criterion
      .array()
      .parse(JSON.parse(readFileSync(new URL('criteria.json', directory), 'utf8')))
      .flatMap(({ absence }) => absence ?? []),
  );

  test('is proven by checks that there are', () => {
    expect([...absences].filter((id) => !checks.some((check) => check.id === id))).toEqual([]);
    expect(absences.size).toBeGreaterThan(0);
  });

  test.each(['pairwise', 'full'] as const)('is looked for on every page and story (%s)', (form) => {
    const all = combinationsOf(form, units);
    for (const each of units)
      for (const check of checks.filter(({ id, kinds }) => absences.has(id) && kinds.includes(each.kind)))
        expect(
          all.some((look) => look.unit === each && checksFor(look, checks, absences).includes(check)),
          `${check.id} on ${each.id}`,
        ).toBe(true);
  });

  test('a further story of a screen is asked for everything that words matter to, and not pressed', () => {
    const looks = combinationsOf('pairwise', units).filter(({ depth }) => depth === 'state');
    const ofWords = checks.filter(
      ({ when, kinds, presses }) => when === 'language' && kinds.includes('story') && !presses,
    );
    for (const look of looks) {
      const asked = checksFor(look, checks, absences);
      expect(ofWords.filter((check) => !asked.includes(check))).toEqual([]);
    }
    expect(looks.length).toBeGreaterThan(0);
  });

  test('a story that repeats others is asked for that, for what every look is asked, and for nothing else', () => {
    const looks = combinationsOf('pairwise', units).filter(({ unit }) => unit.isRepeated);
    const asked = new Set(looks.flatMap((look) => checksFor(look, checks, absences)));
    expect([...asked].filter(({ id, when }) => when !== 'every' && !absences.has(id))).toEqual([]);
    expect([...asked].some(({ when }) => when === 'once')).toBe(true);
  });
});

test('the full form is the product of all values; the short one looks once at each', () => {
  const product = units.reduce(
    (sum, { langs, textSizes, viewports, modes }) =>
      sum + langs.length * textSizes.length * viewports.length * modes.length,
    0,
  );
  expect(combinationsOf('full', units)).toHaveLength(product);
  expect(combinationsOf('short', units).map(({ unit: { id } }) => id)).toEqual(units.map(({ id }) => id));
});

test('shards are parts: together they are the whole, and no two have one in common', () => {
  const all = combinationsOf('pairwise', units);
  const parts = [1, 2, 3].map((index) => shardOf(all, index, 3));
  expect(parts.flat().map(keyOf).sort()).toEqual(all.map(keyOf).sort());
});
