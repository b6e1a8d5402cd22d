import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from '../../machines/accountDeletion/index.ts';
import { approvalMachine } from '../../machines/approval/index.ts';
import { appUpdateMachine } from '../../machines/appUpdate/index.ts';
import { connectivityMachine } from '../../machines/connectivity/index.ts';
import { contestMachine } from '../../machines/contest/index.ts';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { createDeviceListsMachine } from '../../machines/deviceLists/index.ts';
import { favouritesTransferMachine } from '../../machines/favouritesTransfer/index.ts';
import { installHintMachine } from '../../machines/installHint/index.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { modalStackMachine } from '../../machines/modalStack/index.ts';
import { createNavigationMachine } from '../../machines/navigation/index.ts';
import { createNearbyMachine } from '../../machines/nearby/index.ts';
import { photoPostMachine } from '../../machines/photoPost/index.ts';
import { photoReviewMachine } from '../../machines/photoReview/index.ts';
import { pushPermissionMachine } from '../../machines/pushPermission/index.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { savedCourseMachine } from '../../machines/savedCourse/index.ts';
import { sessionMachine } from '../../machines/session/index.ts';
import { submissionMachine } from '../../machines/submission/index.ts';
import { walkedRecordMachine } from '../../machines/walkedRecord/index.ts';
import { type Box, layoutChart } from '../../stories/machines/layoutChart.ts';
import { readChart } from '../../stories/machines/readChart.ts';
import { Statechart } from '../../stories/machines/Statechart.tsx';
import { declaredTransitions } from './walk.ts';

const machines: [string, AnyStateMachine][] = [
  createResourceListMachine(),
  createLiveAnswerMachine(),
  createDeviceListsMachine(),
  createNavigationMachine(),
  sessionMachine,
  submissionMachine,
  accountDeletionMachine,
  approvalMachine,
  createNearbyMachine(),
  cookieConsentMachine,
  connectivityMachine,
  modalStackMachine,
  walkedRecordMachine,
  pushPermissionMachine,
  favouritesTransferMachine,
  contestMachine,
  photoReviewMachine,
  photoPostMachine,
  appUpdateMachine,
  savedCourseMachine,
  installHintMachine,
].map((machine: AnyStateMachine) => [machine.id, machine]);

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
