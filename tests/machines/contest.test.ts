import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ContestDates } from '../../contract/contest.ts';
import { contestPhases } from '../../contract/photoRules.ts';
import { contestAt, contestMachine } from '../../machines/contest/index.ts';
import { expectComplete, walk } from './walk.ts';

const dates: ContestDates = {
  ...{ posting_from: '2026-04-01', posting_to: '2026-11-24', voting_from: '2026-12-01', voting_to: '2026-12-21' },
  ...{ announced_on: '2027-01-15', exhibition_from: '2027-01-29', exhibition_to: '2027-02-04' },
};
const at = (moment: string) => new Date(`${moment}+09:00`);
const timeOf = (moment: string) => at(moment).getTime();

/** The first and the last second of each phase, in Tokyo. */
const moments = {
  upcoming: ['2025-01-01T00:00:00', '2026-03-31T23:59:59'],
  posting: ['2026-04-01T00:00:00', '2026-11-24T23:59:59'],
  screening: ['2026-11-25T00:00:00', '2026-11-30T23:59:59'],
  voting: ['2026-12-01T00:00:00', '2026-12-21T23:59:59'],
  counting: ['2026-12-22T00:00:00', '2027-01-14T23:59:59'],
  announced: ['2027-01-15T00:00:00', '2027-01-28T23:59:59'],
  exhibition: ['2027-01-29T00:00:00', '2027-02-04T23:59:59'],
  finished: ['2027-02-05T00:00:00', '2099-01-01T00:00:00'],
} as const;

test('every state and transition can be reached', () => {
  const times = contestPhases.map((phase) => timeOf(moments[phase][1]));
  const result = walk(contestMachine, {
    starts: [{ input: { dates, now: times[0] } }],
    events: [
      ...times.map((now) => ({ type: 'TIME_READ', now })),
      ...contestPhases.map((phase) => ({ type: `xstate.after.step.contest.${phase}` })),
    ],
    // One step is enough: each leads to another moment.
    stopWhen: ({ context }) => !times.includes(context.now),
  });
  expectComplete(result);
  expect(result.reached).toEqual([...contestPhases].sort());
});

describe('contestAt', () => {
  test.each(contestPhases)('%s lasts to the second, in Tokyo', (phase) => {
    const [first, last] = moments[phase];
    expect([contestAt(dates, at(first)).phase, contestAt(dates, at(last)).phase]).toEqual([phase, phase]);
  });

  test('says when the phase ends, and that the last has no end', () => {
    expect(contestAt(dates, at('2026-11-25T09:00:00')).nextPhaseAt).toEqual(at('2026-12-01T00:00:00'));
    expect(contestAt(dates, at('2027-02-05T00:00:00')).nextPhaseAt).toBeNull();
  });

  test('says what goes on in each phase', () => {
    const going = (name: 'takesEntries' | 'showsEntries' | 'takesVotes' | 'showsResults' | 'isVotingOver') =>
      contestPhases.filter((phase) => contestAt(dates, at(moments[phase][1]))[name]);
    expect(going('takesEntries')).toEqual(['posting']);
    expect(going('takesVotes')).toEqual(['voting']);
    expect(going('showsEntries')).toEqual(['voting', 'counting', 'announced', 'exhibition', 'finished']);
    expect(going('showsResults')).toEqual(['announced', 'exhibition', 'finished']);
    expect(going('isVotingOver')).toEqual(['counting', 'announced', 'exhibition', 'finished']);
  });

  test('a phase without days is passed', () => {
    const close = { ...dates, posting_to: '2026-11-30', announced_on: '2026-12-22' };
    expect(contestAt(close, at('2026-11-30T23:59:59')).phase).toBe('posting');
    expect(contestAt(close, at('2026-12-01T00:00:00')).phase).toBe('voting');
    expect(contestAt(close, at('2026-12-22T00:00:00')).phase).toBe('announced');
  });
});

describe('contest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const start = (moment: string) => createActor(contestMachine, { input: { dates, now: timeOf(moment) } }).start();

  test('goes on by itself at midnight, to the millisecond', async () => {
    const actor = start('2026-12-21T23:59:50');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(actor.getSnapshot().value).toBe('voting');
    await vi.advanceTimersByTimeAsync(1);
    expect(actor.getSnapshot().value).toBe('counting');
  });

  test('waits for a phase of eight months, which no single timer can', async () => {
    const actor = start('2026-04-01T00:00:00');
    const seen = new Set<string>();
    actor.subscribe(({ value }) => seen.add(value));
    await vi.advanceTimersByTimeAsync(timeOf('2026-11-24T23:59:59') - timeOf('2026-04-01T00:00:00'));
    expect([...seen]).toEqual(['posting']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(actor.getSnapshot().value).toBe('screening');
    await vi.advanceTimersByTimeAsync(timeOf('2027-03-01T00:00:00') - timeOf('2026-11-25T00:00:00'));
    expect([...seen]).toEqual(contestPhases.slice(1));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a device that slept, or whose clock was wrong, is put right', () => {
    const actor = start('2026-12-21T12:00:00');
    actor.send({ type: 'TIME_READ', now: timeOf('2027-01-15T00:00:01') });
    expect(actor.getSnapshot().value).toBe('announced');
    actor.send({ type: 'TIME_READ', now: timeOf('2026-12-21T12:00:01') });
    expect(actor.getSnapshot().value).toBe('voting');
  });
});
