import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Box, layoutChart } from '../../stories/machines/layoutChart.ts';
import { readChart } from '../../stories/machines/readChart.ts';
import { Statechart } from '../../stories/machines/Statechart.tsx';
import { allMachines } from './allMachines.ts';
import { declaredTransitions } from './walk.ts';

const machines = allMachines.map((machine): [string, AnyStateMachine] => [machine.id, machine]);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe.each(machines)('the statechart of %s', (_, machine) => {
  const chart = readChart(machine);
  const placed = layoutChart(chart);

  test('has every transition of the machine, in the drawing and in the table', () => {
    expect(chart.transitions).toHaveLength(declaredTransitions(machine).length);
    const html = renderToStaticMarkup(createElement(Statechart, { machine }));
    const drawing = html.slice(html.indexOf('<svg'), html.indexOf('</svg>'));
    // The table after it says what its words mean.
    const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    const rows = table.match(/<tr>/g)?.length;
    const begins = 1 + chart.states.filter((state) => state.initial).length;
    expect(rows).toBe(1 + begins + chart.transitions.length);
    for (const { event, guard } of chart.transitions) {
      expect(drawing).toContain(guard ? `${event} [${guard}]` : event);
    }
    for (const { name, path } of chart.states) {
      expect(drawing).toContain(`>${name}</div>`);
      expect(html).toContain(`>${path}</code>`);
    }
  });

  test('names the drawing and its equivalent', () => {
    const html = renderToStaticMarkup(createElement(Statechart, { machine }));
    const [, label, description] = /role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<title id="${label}">${machine.id} `);
    expect(html).toContain(`<desc id="${description}">`);
    expect(html).toContain('<caption');
  });

  test('lays no box, label or name over another', () => {
    const boxes = placed.states.filter((state) => !state.isCompound);
    const labels = placed.arrows.flatMap(({ label }) => (label ? [label] : []));
    const all: Box[] = [...boxes, ...labels];
    for (const [index, box] of all.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(placed.width);
      expect(box.y + box.height).toBeLessThanOrEqual(placed.height);
      for (const other of all.slice(index + 1)) expect(overlap(box, other), JSON.stringify([box, other])).toBe(false);
    }
  });

  test('draws a state inside the state it belongs to', () => {
    for (const { id, parent } of chart.states.filter((state) => state.parent)) {
      const inner = placed.states.find((state) => state.id === id) as Box;
      const outer = placed.states.find((state) => state.id === parent) as Box;
      expect(inner.x).toBeGreaterThan(outer.x);
      expect(inner.y).toBeGreaterThan(outer.y);
      expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
      expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
    }
  });
});
