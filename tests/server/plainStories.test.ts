/** The plain story of each screen says what its route serves: reviewers sign the screen that visitors get. */

import type { Hono } from 'hono';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchRoute } from '../../app/matchRoute.ts';
import { screenStates } from '../../app/screenStates.ts';
import { summaryOf } from '../../contract/accessibilitySummary.ts';
import { readAccessibility } from '../../server/accessibility/readAccessibility.ts';
import { japaneseDay } from '../../server/context.ts';
import { courseCounts } from '../../server/courses/courses.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { cleanResult } from '../../stories/fixtures/accessibility.ts';
import { ranking } from '../../stories/fixtures/courses.ts';
import { sessionHeaders } from './memberSupport.ts';
import { outlineDifferences } from './outline.ts';
import { pageServerOf } from './pagesSupport.ts';
import { staffHeaders } from './staffSupport.ts';
import { openPortal, type Portal } from './support.ts';

// wouter's location in memory has no state for a server.
vi.mock('wouter/memory-location', () => ({
  memoryLocation: ({ path, searchPath }: { path: string; searchPath: string }) => ({
    hook: () => [path, () => undefined],
    searchHook: () => searchPath,
    navigate: () => undefined,
  }),
}));

interface PlainStory {
  parameters: { page: { path: string; query: string } };
  loaders: ((context: { globals: object }) => Promise<object>)[];
  render: (args: object, context: object) => ReactElement;
}
const files = import.meta.glob<{ Plain?: PlainStory }>('../../stories/screens/*.stories.tsx');

let portal: Portal;
let pages: Hono;
let member: Record<string, string>;
/** By role. */
let staff: Record<'reviewer' | 'approver' | 'duty' | 'author', Record<string, string>>;
/** Each part of the staff's pages has keys of its own. */
const roles: Partial<Record<string, keyof typeof staff>> = {
  StaffPhotos: 'reviewer',
  StaffDuty: 'duty',
  StaffReports: 'duty',
  StaffImport: 'author',
  StaffPropose: 'author',
  StaffFacts: 'duty',
};
beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  portal = await openPortal('pglite');
  const { context } = portal;
  const result = cleanResult();
  // As in the stories: people have walked, a member is logged in, and the accessibility run looked at few pages.
  const accessibility = { ...readAccessibility({ summary: summaryOf(result), result }), isOlder: false };
  pages = pageServerOf({ ...context, accessibility });
  const counts = new Map<number, { walked: number; accessed: number }>();
  const countOf = (id: number) => counts.get(id) ?? { walked: 0, accessed: 0 };
  for (const { course, count } of ranking('ja')) counts.set(course.id, { ...countOf(course.id), walked: count });
  for (const { course, count } of ranking('ja', 3)) counts.set(course.id, { ...countOf(course.id), accessed: count });
  const day = japaneseDay(context.now());
  await context.db.insert(courseCounts).values([...counts].map(([courseId, each]) => ({ courseId, day, ...each })));
  const id = await createMember({ userName: 'はなこ', password: 'aruku2026aruku' }, context);
  member = await sessionHeaders(context, id);
  staff = {
    reviewer: await staffHeaders(context, 'reviewer'),
    approver: await staffHeaders(context, 'approver'),
    duty: await staffHeaders(context, 'duty'),
    author: await staffHeaders(context, 'author'),
  };
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await portal.close();
});

describe.each(Object.keys(screenStates))('%s', (screen) => {
  test.each(['ja', 'en'] as const)('its plain story equals its page (%s)', async (language) => {
    const { Plain } = (await files[`../../stories/screens/${screen}.stories.tsx`]?.()) ?? {};
    expect(Plain?.parameters.page, `stories/screens/${screen}.stories.tsx: Plain = wired(address)`).toBeDefined();
    const { path, query } = Plain!.parameters.page;
    const globals = { language };
    const loaded = Object.assign({}, ...(await Promise.all(Plain!.loaders.map((load) => load({ globals })))));
    const story = renderToString(Plain!.render({}, { globals, loaded }));
    const address = `http://localhost${path}?${new URLSearchParams([...new URLSearchParams(query), ['lang', language]])}`;
    const guard = matchRoute(path)?.route.guard;
    const staffKey = staff[roles[screen] ?? 'approver'];
    const headers = guard ? { login: member, staff: staffKey }[guard] : {};
    const page = await (await pages.request(address, { headers })).text();
    expect(outlineDifferences(story, page)).toEqual([]);
  });
});
