/** What states and events are called in Japanese: every one of every machine, and nothing that is in none. */
import { expect, test } from 'vitest';
import { eventName, eventNames, stateNames, workNames } from '../../stories/machines/names.ts';
import { type Chart, readChart } from '../../stories/machines/readChart.ts';
import { allMachines } from './allMachines.ts';

const charts = allMachines.map(readChart);
const eventsOf = ({ transitions }: Chart) => transitions.map(({ event }) => event);

test('every machine is read', () => {
  expect(charts.length).toBeGreaterThan(20);
});

test.each(charts.map((chart) => [chart.id, chart] as const))(
  '%s: each state and event has a title and a sentence',
  (id, chart) => {
    expect(Object.keys(stateNames[id] ?? {}).sort()).toEqual(chart.states.map((state) => state.path).sort());
    expect(eventsOf(chart).filter((event) => !eventName(event))).toEqual([]);
    for (const [title, sentence] of Object.values(stateNames[id]!)) {
      expect(title).toMatch(/[^。]$/);
      expect(sentence).toMatch(/。$/);
    }
  },
);

test('nothing is named that no machine has', () => {
  const events = new Set(charts.flatMap(eventsOf));
  const works = new Set([...events].flatMap((event) => /^(\w+) (?:done|failed)$/.exec(event)?.[1] ?? []));
  expect(Object.keys(stateNames).filter((id) => !charts.some((chart) => chart.id === id))).toEqual([]);
  expect(Object.keys(eventNames).filter((event) => !events.has(event))).toEqual([]);
  expect(Object.keys(workNames).filter((work) => !works.has(work))).toEqual([]);
  for (const [, sentence] of Object.values(eventNames)) expect(sentence).toMatch(/。$/);
});
