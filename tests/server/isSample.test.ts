import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachEngine, openPortal, type Portal } from './support.ts';

onEachEngine((engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  it('says of events, notices and courses whether they came with the samples or were entered by people', async () => {
    const { db } = portal.context;
    await db.execute(
      sql`insert into events select 5000, '2026-01-01', '2099-01-01', municipality_code, title, body, place from events limit 1`,
    );
    await db.execute(
      sql`insert into notices select 5000, published_on, category, title, body from notices where id = 1`,
    );
    await db.execute(
      sql`insert into courses select (jsonb_populate_record(courses, '{"id":5000}')).* from courses where id = 101`,
    );
    const { events } = (await portal.call('GET /event')).body;
    expect(events.length).toBeGreaterThan(1);
    expect(events.filter(({ is_sample }) => !is_sample).map(({ id }) => id)).toEqual([5000]);
    const notice = async (id: number) => (await portal.call('GET /notice_detail', { id })).body.notice.is_sample;
    expect([await notice(1), await notice(5000)]).toEqual([true, false]);
    const course = async (id: number) => (await portal.call('GET /course_detail', { id })).body.course.is_sample;
    expect([await course(101), await course(5000)]).toEqual([true, false]);
  });
});
