/** Titles: each rule earns them, their progress, the next one, and content that people change. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { courseCategories } from '../../contract/bands.ts';
import type { Title } from '../../contract/walks.ts';
import { readContent } from '../../server/content/readContent.ts';
import { courses } from '../../server/courses/courses.table.ts';
import { createMember } from '../../server/members/createMember.ts';
import { nextTitle } from '../../server/walks/titles.ts';
import { memberTitles, titles, walks } from '../../server/walks/walks.table.ts';
import { sessionHeaders } from './memberSupport.ts';
import { onEngineInTurn, openPortal, type Portal } from './support.ts';

const content = readContent();
const start = new Date('2026-11-20T12:00:00+09:00');
const day = 24 * 3600 * 1000;
const areaOf = new Map(content.municipalities.map(({ code, area }) => [code, area]));
const coursesIn = (area: string) => content.courses.filter(({ municipality }) => areaOf.get(municipality) === area);
const ofLine = (category: (typeof courseCategories)[number]) =>
  content.courses.filter(({ categories }) => categories.includes(category));
const oneEach = (courses: typeof content.courses) => [
  ...new Map(courses.map((course) => [course.municipality, course])).values(),
];

describe('the titles of the content', () => {
  it('can all be earned with the courses that there are', () => {
    for (const title of content.titles) {
      const possible = {
        courses: content.courses.length,
        municipalities: oneEach(content.courses).length,
        scenes: content.scenes.length,
        day_steps: 40_000,
        area: title.rule === 'area' ? oneEach(coursesIn(title.scope)).length : 0,
        line: title.rule === 'line' ? ofLine(title.scope).length : 0,
      };
      if (title.rule === 'whole_line') expect(ofLine(title.scope).length, title.slug).toBeGreaterThan(0);
      else expect(title.needed, title.slug).toBeLessThanOrEqual(possible[title.rule]);
    }
  });

  it('mean all where they say so', () => {
    const needed = Object.fromEntries(
      content.titles.map((title) => [title.slug, 'needed' in title ? title.needed : title.rule]),
    );
    expect(needed).toMatchObject({
      ...{ all_wards: oneEach(coursesIn('special_wards')).length, all_scenes: content.scenes.length },
      ...{ yamanote_loop: 'whole_line', oedo_loop: 'whole_line', eight_thousand_steps: 8000 },
    });
  });

  it('have an id and a word each, in both languages', () => {
    for (const of of ['id', 'slug'] as const)
      expect(new Set(content.titles.map((title) => title[of])).size).toBe(content.titles.length);
    for (const lang of ['ja', 'en'] as const)
      expect(new Set(content.titles.map(({ name }) => name[lang])).size).toBe(content.titles.length);
  });
});

describe('the next title', () => {
  const title = (id: string, done: number, needed: number, earned_on: string | null = null): Title => ({
    ...{ id, done, needed, earned_on, name: id, how: id, unit: 'courses' },
  });
  it.each<[string, Title[], string | undefined]>([
    ['the one of which most is done', [title('a', 1, 5), title('b', 4, 10), title('c', 1, 3)], 'b'],
    ['the first of several', [title('a', 0, 1), title('b', 0, 5)], 'a'],
    ['none that is earned', [title('a', 1, 1, '2026-11-20'), title('b', 0, 5)], 'b'],
    ['none that waits for the next walk', [title('a', 1, 1)], undefined],
    ['none when all are earned', [title('a', 1, 1, '2026-11-20')], undefined],
  ])('is %s', (_, all, id) => {
    expect(nextTitle(all)?.id).toBe(id);
  });
});

onEngineInTurn((engine) => {
  let portal: Portal;
  let now = start;
  let headers: Record<string, string>;
  beforeAll(async () => {
    portal = await openPortal(engine, () => now);
    headers = await sessionHeaders(
      portal.context,
      await createMember({ userName: 'Hanako', password: 'password1' }, portal.context),
    );
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    now = start;
    await portal.context.db.delete(memberTitles);
    await portal.context.db.delete(walks);
  });

  /** One walk a day, so that the steps of a day say nothing. @returns the titles earned, in order */
  async function walkAll(courses: readonly { id: number }[], daysBetween = 1): Promise<string[]> {
    const earned: string[] = [];
    for (const { id } of courses) {
      const { status, body } = await portal.call('POST /course_walked', { course_id: id }, headers);
      expect(status).toBe(200);
      earned.push(...body.titles.map((title) => title.id));
      now = new Date(now.getTime() + daysBetween * day);
      // Sessions end after thirty days without a call; walks stay within them.
      if (now.getTime() - start.getTime() > 25 * day) now = start;
    }
    return earned;
  }
  const all = async (lang: 'ja' | 'en' = 'ja') =>
    (await portal.call('GET /course_walked_get', { lang }, headers)).body.titles;
  const progress = async (id: string) => {
    const { done, needed, unit, earned_on } = (await all()).find((title) => title.id === id)!;
    return { done, needed, unit, earned_on };
  };

  it('are all there, in their order, each with how it is earned', async () => {
    expect((await all()).map(({ id }) => id)).toEqual(content.titles.map(({ slug }) => slug));
    for (const lang of ['ja', 'en'] as const)
      expect((await all(lang)).map(({ name, how }) => [name, how])).toEqual(
        content.titles.map(({ name, how }) => [name[lang], how[lang]]),
      );
    expect((await all()).every(({ done, earned_on }) => done === 0 && earned_on === null)).toBe(true);
  });

  it('of courses: 1, 5 and 10, none twice', async () => {
    const earned = await walkAll([...content.courses.slice(0, 10), ...content.courses.slice(0, 2)]);
    expect(earned.filter((id) => /^(first_step|five_courses|ten_courses)$/.test(id))).toEqual([
      ...['first_step', 'five_courses', 'ten_courses'],
    ]);
    expect(new Set(earned).size).toBe(earned.length);
    expect(await progress('twenty_courses')).toEqual({ done: 10, needed: 20, unit: 'stamps', earned_on: null });
  });

  it('of municipalities and areas', { timeout: 120_000 }, async () => {
    const wards = oneEach(coursesIn('special_wards'));
    const earned = await walkAll(wards);
    expect(earned).toEqual(expect.arrayContaining(['five_municipalities', 'ten_municipalities', 'all_wards']));
    expect(earned.indexOf('all_wards')).toBeGreaterThan(earned.indexOf('ten_municipalities'));
    expect(await progress('ten_cities')).toMatchObject({ done: 0, unit: 'municipalities' });
    expect(await walkAll(oneEach(coursesIn('islands')).slice(0, 3))).toEqual(
      expect.arrayContaining(['first_island', 'three_islands']),
    );
  });

  it('of scenes', async () => {
    const few = content.scenes.map(({ slug }) => content.courses.find(({ scenes }) => scenes.includes(slug))!);
    const earned = await walkAll([...new Map(few.map((course) => [course.id, course])).values()]);
    expect(earned).toEqual(expect.arrayContaining(['four_scenes', 'eight_scenes', 'all_scenes']));
  });

  it('of the steps of one day, whatever was walked on others', async () => {
    const { db } = portal.context;
    const short = ofLine('yamanote');
    expect(await walkAll(short.slice(0, 1))).not.toContain('eight_thousand_steps');
    await db.update(walks).set({ steps: 7999 });
    now = new Date(start.getTime() + 2 * day);
    expect(await walkAll(short.slice(1, 2), 0)).not.toContain('eight_thousand_steps');
    expect(await progress('eight_thousand_steps')).toMatchObject({ done: 7999, unit: 'steps', earned_on: null });
    await db.update(walks).set({ steps: 7999 }).where(eq(walks.courseId, short[1]!.id));
    expect(await walkAll(short.slice(2, 3), 0)).toContain('eight_thousand_steps');
    expect(await progress('eight_thousand_steps')).toMatchObject({ done: 8000, earned_on: '2026-11-22' });
  });

  it('of all courses of a family', { timeout: 120_000 }, async () => {
    const family = ofLine('yamanote');
    const earned = await walkAll(family.slice(1));
    expect(earned).not.toContain('yamanote_loop');
    const { length: needed } = family;
    expect(await progress('yamanote_loop')).toMatchObject({ done: needed - 1, needed, unit: 'courses' });
    expect(await walkAll(family.slice(0, 1))).toContain('yamanote_loop');
  });

  it('of all courses of a line that can be walked: not of one that is closed, nor of one that is hidden', {
    timeout: 120_000,
  }, async () => {
    const { db } = portal.context;
    const [closed, hidden, ...open] = ofLine('yamanote');
    const change = (id: number, to: Partial<typeof courses.$inferInsert>) =>
      db.update(courses).set(to).where(eq(courses.id, id));
    try {
      // What was walked before it was closed counts no more than it is needed.
      await walkAll([closed!]);
      await change(closed!.id, { status: 'closed' });
      await change(hidden!.id, { isPublic: false });
      expect(await progress('yamanote_loop')).toMatchObject({ done: 0, needed: open.length });
      expect(await walkAll(open.slice(1))).not.toContain('yamanote_loop');
      expect(await walkAll(open.slice(0, 1))).toContain('yamanote_loop');
      await change(hidden!.id, { isPublic: true });
      const needed = open.length + 1;
      expect(await progress('yamanote_loop')).toMatchObject({ done: needed, needed, earned_on: expect.any(String) });
    } finally {
      await change(closed!.id, { status: 'open' });
      await change(hidden!.id, { isPublic: true });
    }
  });

  it('are not offered while no course of their line can be walked', async () => {
    const { db } = portal.context;
    const line = inArray(
      courses.id,
      ofLine('oedo').map(({ id }) => id),
    );
    await db.update(courses).set({ status: 'closed' }).where(line);
    try {
      expect(await walkAll(ofLine('yamanote').slice(0, 1))).not.toContain('oedo_loop');
      expect((await all()).map(({ id }) => id)).not.toContain('oedo_loop');
    } finally {
      await db.update(courses).set({ status: 'open' }).where(line);
    }
    expect(await progress('oedo_loop')).toMatchObject({ done: 0, needed: ofLine('oedo').length });
  });

  it('one that staff add is earned with the next walk', async () => {
    const { db } = portal.context;
    await walkAll(content.courses.slice(0, 2));
    await db.insert(titles).values({
      ...{ id: 'pair', sortRank: 99, name: { ja: '二つ', en: 'Pair' }, how: { ja: '二つ歩く', en: 'Walk two' } },
      ...{ rule: 'courses', needed: 2 },
    });
    try {
      expect(await progress('pair')).toMatchObject({ done: 2, earned_on: null });
      expect(await walkAll(content.courses.slice(2, 3))).toContain('pair');
    } finally {
      await db.delete(memberTitles);
      await db.delete(titles).where(eq(titles.id, 'pair'));
    }
  });
});
