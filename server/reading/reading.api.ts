import { asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { beyondLastPage, notFound, unknownValue } from '../../contract/apiError.ts';
import type { readingEndpoints } from '../../contract/reading.ts';
import { type Handlers, japaneseDay } from '../context.ts';
import { courseIndex } from '../courses/courses.table.ts';
import { municipalityOf } from '../courses/summary.ts';
import { articles, banners, consentClicks, events, links, notices, parks } from './reading.table.ts';

const count = sql<number>`count(*)::int`;

export const readingHandlers: Handlers<keyof typeof readingEndpoints> = {
  'GET /notice': async ({ page_num, limit_num, lang }, { db }) => {
    const [counted, rows] = await Promise.all([
      db.select({ count }).from(notices),
      db
        .select()
        .from(notices)
        .orderBy(desc(notices.publishedOn), desc(notices.id))
        .limit(limit_num)
        .offset((page_num - 1) * limit_num),
    ]);
    const total = counted[0]!.count;
    if (page_num > 1 && !rows.length) throw beyondLastPage();
    return {
      notices: rows.map(({ id, title, category, publishedOn }) => ({
        id,
        title: title[lang],
        category,
        published_on: publishedOn,
      })),
      total,
      page_num,
      limit_num,
    };
  },
  'GET /notice_detail': async ({ id, lang }, { db }) => {
    const [row] = await db.select().from(notices).where(eq(notices.id, id));
    if (!row) throw notFound('notice');
    return {
      notice: {
        id,
        title: row.title[lang],
        category: row.category,
        published_on: row.publishedOn,
        body: row.body[lang],
      },
    };
  },
  'GET /event': async ({ lang }, { db, references, now }) => {
    const rows = await db
      .select()
      .from(events)
      .where(gte(events.endsOn, japaneseDay(now())))
      .orderBy(asc(events.startsOn), asc(events.id));
    return {
      events: rows.map((row) => ({
        id: row.id,
        title: row.title[lang],
        body: row.body[lang],
        place: row.place[lang],
        starts_on: row.startsOn,
        ends_on: row.endsOn,
        municipality: row.municipalityCode === null ? null : municipalityOf(row.municipalityCode, references, lang),
      })),
    };
  },
  'GET /special': async ({ lang }, { db }) => {
    const rows = await db.select().from(articles).orderBy(desc(articles.publishedOn), asc(articles.id));
    return {
      articles: rows.map(({ id, slug, title, lead, body, scene, href, publishedOn }) => ({
        id,
        slug,
        title: title[lang],
        lead: lead[lang],
        body: body[lang],
        scene,
        href,
        published_on: publishedOn,
      })),
    };
  },
  'GET /link': async ({ lang }, { db }) => ({
    links: (await db.select().from(links).orderBy(asc(links.id))).map(({ id, title, description, url }) => ({
      id,
      title: title[lang],
      description: description[lang],
      url,
    })),
  }),
  'GET /images': async ({ lang }, { db }) => ({
    banners: (await db.select().from(banners).orderBy(asc(banners.id))).map(
      ({ id, position, title, text, href, scene }) => ({
        id,
        position,
        title: title[lang],
        text: text[lang],
        href,
        scene,
      }),
    ),
  }),
  'GET /park': async ({ municipality, lang }, { db, references }) => {
    const codes = municipality.map((name) => {
      const row = references.municipalityByName.get(name);
      if (!row) throw unknownValue('municipality');
      return row.code;
    });
    const rows = await db
      .select()
      .from(parks)
      .where(codes.length ? inArray(parks.municipalityCode, codes) : undefined)
      .orderBy(asc(parks.municipalityCode), asc(parks.kana));
    return {
      parks: rows.map((row) => ({
        id: row.id,
        name: row.name[lang],
        kana: row.kana,
        description: row.description[lang],
        area: references.municipalityByCode.get(row.municipalityCode)!.area,
        municipality: municipalityOf(row.municipalityCode, references, lang),
        lat: row.lat,
        lng: row.lng,
      })),
    };
  },
  'GET /num': async (_, { db }) => {
    const [byMunicipality, park] = await Promise.all([
      db
        .select({ count })
        .from(courseIndex)
        .where(eq(courseIndex.isPublic, true))
        .groupBy(courseIndex.municipalityCode),
      db.select({ count }).from(parks),
    ]);
    return {
      courses: byMunicipality.reduce((sum, row) => sum + row.count, 0),
      municipalities: byMunicipality.length,
      parks: park[0]!.count,
    };
  },
  'POST /cookie_click_count': async ({ type }, { db, now }) => {
    await db
      .insert(consentClicks)
      .values({ type, day: japaneseDay(now()), count: 1 })
      .onConflictDoUpdate({
        target: [consentClicks.type, consentClicks.day],
        set: { count: sql`${consentClicks.count} + 1` },
      });
    return {};
  },
};
