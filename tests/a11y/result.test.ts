/** From what was seen to what is kept: parts of one run, counts of rules, rulings. Without a browser. */
import { describe, expect, test } from 'vitest';
import { cleanRun, criteria, failedResult, standards } from '../../stories/fixtures/accessibility.ts';
import { ruleCounts } from '../../tools/accessibility/axe.ts';
import { complaintsOf, type Look, lookOf, resultOf } from '../../tools/accessibility/result.ts';

const tools = { axe: '4', browser: 'Chromium 1', playwright: '1', storybook: '10' };
const look = (change: Partial<Look> = {}): Look => ({
  part: { expected: 1, runs: [cleanRun({ checks: [] })], trees: {}, facts: [], times: { axe: 5 } },
  ...{
    form: 'pairwise',
    only: null,
    shard: 1,
    shards: 1,
    commit: 'abc',
    build: 'built',
    tools,
    sample: null,
    subjects: {},
  },
  ...{ started_at: '2026-11-20T03:10:00Z', ended_at: '2026-11-20T03:40:00Z' },
  ...change,
});

describe('parts', () => {
  const first = look({ shards: 2 });
  const second = look({ shard: 2, shards: 2, started_at: '2026-11-20T03:05:00Z', ended_at: '2026-11-20T04:00:00Z' });

  test('of one run are put together as if one machine had seen it all', () => {
    const { part, started_at, ended_at, form, only, commit, build } = lookOf([second, first]);
    expect([part.expected, part.runs.length, part.times.axe]).toEqual([2, 2, 10]);
    expect([started_at, ended_at]).toEqual(['2026-11-20T03:05:00Z', '2026-11-20T04:00:00Z']);
    expect([form, only, commit, build]).toEqual(['pairwise', null, 'abc', 'built']);
  });

  test.each([
    ['one is missing', [first]],
    ['one is there twice', [first, first]],
    ['one is too many', [first, second, second]],
    ['there are none', []],
  ])('are refused when %s', (_, looks) => {
    expect(() => lookOf(looks)).toThrow(/parts/);
  });

  test.each([
    { form: 'short' as const },
    { only: '/map' },
    { commit: 'other' },
    { build: 'other' },
    { tools: { ...tools, axe: '5' } },
    { sample: { seed: '2026-12', drawn: [] } },
  ])('of different runs are refused: %j', (change) => {
    expect(() => lookOf([first, { ...second, ...change }])).toThrow('different runs');
  });

  test('that an older script left are refused', () => {
    const { form: _, only: __, shard: ___, shards: ____, ...older } = first;
    expect(() => lookOf([older as Look])).toThrow('parts');
  });
});

test('a rule counts once, and has passed only where it says nothing else', () => {
  const lists = {
    passes: [{ id: 'label' }, { id: 'region' }, { id: 'image-alt' }],
    violations: [{ id: 'region' }],
    incomplete: [{ id: 'image-alt' }, { id: 'region' }],
    inapplicable: [{ id: 'video-caption' }, { id: 'bypass' }],
  };
  expect(ruleCounts(lists)).toEqual({ rules_run: 5, passed: 1, not_applicable: 2 });
});

test('what all pages together said in an earlier run is judged anew', () => {
  const [page] = failedResult().subjects;
  const run = cleanRun({ subject: page!.id, checks: ['same-roles'] });
  const stale = { check: 'same-roles', message: 'role 3: ja has link, en has button', target: 'tree' };
  const { part, shard: _, shards: __, only: ___, subjects: ____, ...rest } = look();
  const { runs } = resultOf({
    ...{ ...rest, rulings: [], manual: [], history: [], other_engines: [], titles: [page!], criteria, aims: standards },
    part: { ...part, runs: [{ ...run, findings: [stale] }], trees: { [page!.id]: { ja: '- main', en: '- main' } } },
  });
  expect(runs[0]).toMatchObject({ checks: ['same-roles'], findings: [] });
});

test('a ruling that decides nothing is one too many, where everything was looked at', () => {
  const result = failedResult();
  const [used] = result.rulings;
  const rulings = [used!, { ...used!, id: 'idle', target: 'footer svg' }];
  const about = (isWhole: boolean) =>
    complaintsOf({ ...result, rulings }, [], isWhole).filter((line) => line.startsWith('ruling'));
  expect(about(true)).toEqual(['ruling idle decides nothing any more: take it away']);
  expect(about(false)).toEqual([]);
});
